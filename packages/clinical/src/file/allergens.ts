/** What people are allergic to besides medicines, and how it shows. General knowledge, Dutch and English. */

const anyOf = (words: string): RegExp =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s*\n\s*|\s*,\s*/)
      .join('|')})$`,
    'u',
  );

/** Plain letters, as `plain` makes them; the ends of words in any number. */
const allergens = anyOf(`
  penicill?ines?, penicillins?, sulfa\\p{L}*, sulfonamiden?, sulphonamides?, cefalosporin\\p{L}*, macroliden, chinolonen, quinolones, tetracycl\\p{L}*
  asa, opiaten, opioiden, opioids, morfine\\p{L}*, nsaid'?s?, statines?, statins, ace-?remmers?, ace inhibitors?, antibiotica, antibiotics, aspirine?
  codeine, salicylaten, lokale anesthetica, anesthetica, vaccins?, heparine, insuline, contrast\\p{L}*, (?:jodiumhoudend |joodhoudend |iodinated )?contrast(?:middel|vloeistof| media| medium)?
  jodium, jood\\p{L}*, iodine, betadine, chloorhexidine, chlorhexidine, pleisters?, (?:sticking )?plasters?, kleefpleisters?, latex, rubber, nikkel, nickel, chroom, kobalt, parfum\\p{L}*
  fragrance, lanoline, wolvet, conserveermiddel\\p{L}*, formaldehyde, haarverf, noten?, nuts?, (?:boom|wal|hazel|cashew|para)noten?, amandelen?, pinda'?s?, peanuts?, tree nuts?
  sesam\\p{L}*, soja, soy, koemelk\\p{L}*, melk\\p{L}*, milk, cow's milk, lactose, gluten, tarwe, wheat, eieren, ei, kippenei\\p{L}*, eggs?, vis, fish, schaaldieren, schelpdieren, shellfish
  garnalen, aardbeien, kiwi, appels?, steenfruit, fruit, tomaten?, mosterd, selderij, lupine, chocolade, bijen\\p{L}*, bees?, bee stings?, wespen\\p{L}*, wasps?, wasp stings?, insecten\\p{L}*
  kat(?:ten)?, cats?, hond(?:en)?, dogs?, paard(?:en)?, huisdieren, dieren, huisstof\\p{L}*, house dust(?: mites?)?, dust mites?, pollen, graspollen, boompollen, gras\\p{L}*, grass(?: pollen)?, berken?\\p{L}*, hooikoorts
  hay fever, schimmels?, mould, zon\\p{L}*, sunlight, stof, dust, wol, wool, veren
`);
/** Registered once, and no longer so. */
const lapsed =
  /\b(?:vervallen|verwijderd|ingetrokken|ontkracht|weerlegd|uitgesloten|niet bevestigd|negatief getest|(?:provocatie|huid)test\p{L}* (?:was )?negatief|(?:er)?overheen (?:ge)?gegroeid|geen echte|niet meer allergisch|tolerant gebleken|label removed|removed|de-?labelled|outgrown|grown out|not confirmed|disproved|ruled out|negative (?:test\p{L}*|challenge))\b/u;
export const isLapsed = (words: string): boolean => lapsed.test(words);

export const isAllergen = (name: string): boolean => allergens.test(name);

const reactions =
  /\b(?:huiduitslag|uitslag|rash|exantheem|jeuk|itch\p{L}*|galbulten|urticaria|hives|roodheid|eczeem|anafyla\p{L}*|anaphyla\p{L}*|shock|benauwd\p{L}*|kortademig\p{L}*|bronchospasm\p{L}*|zwelling\p{L}*|gezwollen|swelling|angio-?oedeem|quincke\p{L}*|oedeem|misselijk\p{L}*|nausea|braken|overgeven|vomiting|diarree|diarrhoea|buikpijn|maagklachten|spierpijn|hoofdpijn|duizelig\p{L}*|niezen|tranende|wheez\p{L}*|blaren|flauwvallen|collaps\p{L}*|dermatitis|intoleran\p{L}*|bijwerking\p{L}*|side effects?|koorts|fever|prikkelhoest|kriebelhoest|hoest|cough|myalgia|dyston\p{L}*|verward\p{L}*|confusion|hallucina\p{L}*|delier|delirium|akathisi\p{L}*|suf(?:heid)?|sedation|hypotensi\p{L}*|stridor|constipation|obstipatie|oedema|stevens|adverse|unwell|tremor|haaruitval|hair loss|bloeding|bleeding|kramp\p{L}*|bewegingsonrust|ademnood|breathless\p{L}*|lippen|lip swelling|facial swelling|onbekende reactie|reactie)\b/u;
export const isReaction = (words: string): boolean => reactions.test(words);
