/** Whether words are about not wanting to live, or hurting oneself: asked, told or denied, it belongs with the risk. */
import type { Language } from '../note.ts';
import { recentlyIn } from '../reading/recent.ts';
import { plain } from '../reading/text.ts';

const patterns: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:suicid\p{L}*|zelfmoord\p{L}*|zelfdoding|doodswens\p{L}*|doodsgedachten?|aan de dood|dood (?:te )?(?:wil|wilt|willen|wilde|zijn|was|zou)|(?:wil|wilt|wilde) (?:\p{L}+ )?dood|(?:dood|leven) (?:\p{L}+ )?(?:gewild|gemogen)|nooit dood|beter (?:\p{L}+ ){0,3}zonder (?:mij|me|u|jou|je|hem|haar)|als (?:ik|u|je|hij|ze) er niet (?:meer )?(?:was|ben|bent|is|zou)|een? einde? (?:\p{L}+ ){0,3}(?:aan|maken)|er (?:\p{L}+ )?niet meer (?:\p{L}+ )?(?:zijn|was|wil|wilt|willen|wilde|ben|bent)|er liever niet|was ik er (?:maar )?niet|niet meer (?:\p{L}+ )?(?:leven|hoeft|hoefde|wakker (?:wil|word))|hoeft (?:het )?(?:voor mij |van mij )?(?:allemaal )?niet (?:zo lang )?meer|(?:u|je|me|mij|zich)zelf (?:\p{L}+ ){0,3}(?:aan(?:gedaan|doen|doe|doet|deed)?|pijn|beschadig\p{L}*|snijd\p{L}*)\b|zelfbeschadig\p{L}*|automutil\p{L}*|beter af zonder|uit het leven|levensmoe)/u,
  en: /\b(?:suicid\p{L}*|self-?\s?harm\p{L}*|(?:hurt|hurting|harm|harmed|harming|kill|killing) (?:myself|yourself|himself|herself|themselves)|(?:want|wanted|wanting|wish) to die|better off (?:dead|without)|end (?:it all|my life|your life)|ending (?:it|my life|your life)|not (?:want to )?be (?:here|alive)|(?:wish|wished) (?:i|you) (?:was|were|wasn't|weren't)|(?:not|don't|didn't|doesn't|no longer) want(?:s|ed|ing)? to (?:live|be alive|wake up|go on living)|not wak(?:e|ing) up|if i (?:just )?(?:didn't|did not|never) wake up|thoughts of (?:death|dying)|worth living|life isn't worth)/u,
};

export const isOfDeath: (text: string, language: Language) => boolean = recentlyIn((text, language) =>
  patterns[language].test(plain(text)),
);

/** `Heeft u zulke gedachten nu nog?`, `Denkt u dan ook aan hoe?`, `Heb je een plan?`, after those of death. */
export const isSuchThought =
  /\b(?:(?:aan|over|bedacht) hoe|een plan\b|plannen gemaakt|voorbereid|een manier|(?:a|any) plans?\b|enig plan|got (?:\p{L}+ )?ready|prepared|how you would)|\b(?:zulke|dat soort|die|zo'n|such|those|that kind of) (?:\p{L}+ )?(?:gedachten?|thoughts?)\b/iu;
