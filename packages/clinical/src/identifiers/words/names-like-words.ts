/** Names of other countries that people here say as a word, a brand or a sound: they count by their place in the sentence alone. */
export const namesLikeWords = `
iban divali diwali holi justitia benelux minerva radi neo pino mondial latina carthage atlantis nirvana gaia zion nemesis rubicon passat mexx wikimedia bauhaus vanity sovjet sovjets bolsjewiek taliban hamas hezbollah nazi nazis stasi gestapo kgb fbi cia siri alexa olympus hades zeus mercurius uranus neptunus pluto saturnus jupiter mars venus orion andromeda
`;
