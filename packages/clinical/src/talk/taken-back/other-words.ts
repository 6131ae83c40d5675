/** Words around a value by which one person doubts it, and the other insists on another or weighs it. */
export const unsure =
  /(?<!\p{L})(?:geloof ik|denk ik|dacht ik|ik dacht|volgens mij|ongeveer|of zo|ofzo|meen ik|staat er|eh|uit mijn hoofd|i think|i believe|about|roughly|or so|i guess|it says|um|uh)(?!\p{L})/iu;
export const insists =
  /(?<!\p{L})(?:het is|het was|dat is|dat was|dat staat|staat er|it's|it is|it was|that's|that was)(?!\p{L}| (?:iets|wat|een beetje|heel|best|te|veel|weinig|niet|goed|netjes|mooi|prima|keurig|hoog|laag|meer|minder|a bit|quite|too|very|good|fine|high|low|not)(?!\p{L}))/iu;

/** `Tien en een half uur, dat is iets aan de vroege kant`: weighs it, in words of its own. */
export const weighs =
  /^[^.?!]{2,40}, (?:dat|het|that|it|that's|it's)(?: is| was)? (?:iets|wat|een beetje|heel|best|te|veel|weinig|niet|goed|netjes|mooi|prima|keurig|a bit|quite|too|very|good|fine|not)(?!\p{L})/iu;
