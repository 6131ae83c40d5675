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
  acrylaat, acrylaten, acrylates?, adhesives?, kleefstof(?:fen)?, lijm, hechtpleisters?, leukoplast, hansaplast, elastoplast, micropore, (?:surgical )?tape, (?:latex|rubber) gloves, (?:latex|rubber)handschoenen
  (?:x-ray |contrast |iv )?dye, (?:radio|jodium|ct-?|iv |ct |rontgen)?contrast, gadolinium, verdovings\\p{L}*, narcosemiddel\\p{L}*, ana?esthetics?, griepvaccin, vaccines?, thiomersal, gelatine, gelatin
  cephalosporins, macrolides, tetracyclines, sulfonamides, sulfa drugs, betalactam\\p{L}*, beta-?lactams?, aminoglycosiden, triptanen, triptans, corticosteroiden, betablokkers?, beta-?blockers?
  aardbei, strawberr(?:y|ies), banaan, bananen, bananas?, avocado'?s?, mango'?s?, ananas, pineapple, perzik(?:en)?, peach(?:es)?, kersen, cherr(?:y|ies), apples?, kiwi'?s?, kiwi fruit, citrus\\p{L}*, tomato(?:es)?, wortel(?:en|tjes)?, carrots?
  celery, mustard, sesame(?: seeds?)?, cashew(?:s| nuts?)?, hazelnuts?, walnuts?, almonds?, pistache\\p{L}*, pistachios?, brazil nuts?, kokos, coconut, mais, corn, haver, oats, rogge, rye, zuivel, dairy(?: products)?, kaas, cheese, soya, soja\\p{L}*
  kreeft, krab, crab, lobster, mosselen, mussels, prawns?, shrimps?, oesters, oysters, seafood, zeevruchten, tonijn, tuna, zalm, salmon, sulfiet(?:en)?, sulphites?, sulfites?, kleurstof(?:fen)?, e-nummers, glutamaat, additives
  kattenhaar, kattenharen, cat hair, hondenhaar, dog hair, paardenhaar, horses?, cavia'?s?, konijn(?:en)?, rabbits?, birds?, vogels?, feathers, dierenharen, animal (?:dander|hair), muggen\\p{L}*, mosquito\\p{L}*, insect (?:bites|stings), (?:bee|wasp) venom
  mijten, mites, tree pollen, birch(?: pollen)?, hazelaar, onkruid\\p{L}*, ragweed, ambrosia, moulds?, mold, chloor, chlorine, bleach, wasmiddel\\p{L}*, detergents?, parabenen, parabens, hair dye, henna, cobalt, chromium, metaal, metalen, metals?
  parfums, perfumes?, fragrances, colofonium, rosin, perubalsem, epoxy\\p{L}*, cement, isothiazolinon\\p{L}*
`);
/** Registered once, and no longer so. */
const lapsed =
  /\b(?:vervallen|verwijderd|ingetrokken|ontkracht|weerlegd|uitgesloten|niet bevestigd|negatief getest|(?:provocatie|huid)test\p{L}* (?:was )?negatief|(?:er)?overheen (?:ge)?gegroeid|geen echte|niet meer allergisch|tolerant gebleken|label removed|removed|de-?labelled|outgrown|grown out|not confirmed|disproved|ruled out|negative (?:test\p{L}*|challenge))\b/u;
export const isLapsed = (words: string): boolean => lapsed.test(words);

export const isAllergen = (name: string): boolean => allergens.test(name);

const reactions =
  /\b(?:huiduitslag|uitslag|rash|exantheem|jeuk|itch\p{L}*|galbulten|urticaria|hives|roodheid|eczeem|anafyla\p{L}*|anaphyla\p{L}*|shock|benauwd\p{L}*|kortademig\p{L}*|bronchospasm\p{L}*|zwelling\p{L}*|gezwollen|swelling|angio-?oedeem|quincke\p{L}*|oedeem|misselijk\p{L}*|nausea|braken|overgeven|vomiting|diarree|diarrhoea|buikpijn|maagklachten|spierpijn|hoofdpijn|duizelig\p{L}*|niezen|tranende|wheez\p{L}*|blaren|flauwvallen|collaps\p{L}*|dermatitis|intoleran\p{L}*|bijwerking\p{L}*|side effects?|koorts|fever|prikkelhoest|kriebelhoest|hoest|cough|myalgia|dyston\p{L}*|verward\p{L}*|confusion|hallucina\p{L}*|delier|delirium|akathisi\p{L}*|suf(?:heid)?|sedation|hypotensi\p{L}*|stridor|constipation|obstipatie|oedema|stevens|adverse|unwell|tremor|haaruitval|hair loss|bloeding|bleeding|kramp\p{L}*|bewegingsonrust|ademnood|breathless\p{L}*|lippen|lip swelling|facial swelling|onbekende reactie|reactie|crisis|oculogyr\p{L}*|torticollis|spasm\p{L}*|spierkramp\p{L}*|hyponatri\p{L}*|hypothyr\p{L}*|jaundice|geelzucht|maagbloeding|maagpijn|hartkloppingen|palpitations|slaperig\p{L}*|drows\p{L}*|gewichtstoename|weight gain|trombopeni\p{L}*|agranulocyt\p{L}*|neutropeni\p{L}*|serotonin\p{L}* syndrome?|serotoninesyndroom|levertest\p{L}*|hepatitis|flush\p{L}*|blister\p{L}*|priapism\p{L}*)\b/u;
export const isReaction = (words: string): boolean => reactions.test(words);
