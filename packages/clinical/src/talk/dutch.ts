import { anyOf, list } from '../text.ts';
import type { Talk } from './talk.ts';

const subject = "(?:ik|u|we|wij|hij|zij|ze|het|dat|dit|er|mijn|de|die|je|jij|'t)";
const asked =
  'heeft|hebt|bent|slaapt|voelt|gebruikt|neemt|drinkt|rookt|blowt|eet|merkt|piekert|werkt|hoort|ziet|wordt|komt|woont|kunt|wilt|zou|denkt|vindt|weet|gaat|ervaart|had|was';
const askedFamiliarly =
  'heb|ben|slaap|voel|gebruik|neem|drink|rook|blow|eet|merk|pieker|werk|hoor|zie|word|kom|woon|kun|kan|wil|zou|denk|vind|weet|ga|ervaar|had|was';

export const dutchTalk: Talk = {
  hesitations: /(?<![\p{L}\d])(?:e+h+m*|u+h+m*|e+u+h+|h+m+|m{2,}h*|pff+)(?![\p{L}\d])[,.…]*\s*/giu,
  fillers:
    /(?<=[\p{L}\d]),?\s+(?:zeg maar|weet je wel|weet je|om het zo maar te zeggen|om het zo te zeggen|zal ik maar zeggen|als het ware|snap je|hoor)(?=\s*[,.?!…]|\s*$),?|(?<=\p{L})\s+zeg maar(?=\s)/giu,
  openers: new RegExp(
    [
      '^(?:nou ja|nou|tja|tsja|oke|oké|ok|okay|goh|ach|och|ah|goedemorgen|goedemiddag)(?:\\s*[,.…!]+\\s*|\\s+(?=\\p{L}))',
      '^(?:ja|jaja|kijk|luister|dus|en|maar|want|hé|he|zeg|weet je)\\s*[,…]+\\s*',
      '^en\\s+(?=\\p{L})',
      `^(?:dus|maar|want|ja|goed|mooi|prima|fijn|dus ja|maar ja|goed dan),?\\s+(?=${subject}(?!\\p{L}))`,
    ].join('|'),
    'iu',
  ),
  noise:
    /^(?:(?:ja|nee|oke|ok|okay|goed|prima|mooi|fijn|precies|inderdaad|klopt|dat klopt|exact|h+m+|mhm|uhu|aha|ah|oh|o|zo|juist|(?:dat |ik )?(?:snap|begrijp)(?: ik)?(?: het| dat)?|duidelijk|helder|zeker|dank (?:u|je)(?: wel)?|bedankt|alstublieft|alsjeblieft|natuurlijk|tuurlijk|jazeker|jawel|nou|tja|he|hoor|top|heel|dat is|dat lijkt me|wat|vervelend|naar|jammer|knap|om te horen|ach|jee|sorry|geeft niet|dat geeft niet|vertel|maar|eens|ga verder|gaat uw gang|even kijken|moment|momentje|een|verder|en|u|het|is|echt|wel|waar|dus|goed zo|nou ja|weet je|wie weet)[ ,.!?…-]*)+$/,
  smallTalk: anyOf(
    list(`goedemorgen, goedemiddag, goedendag, goedenavond, welkom, kom binnen, komt u binnen, komt u verder, gaat u zitten, ga zitten, ga lekker zitten, neem plaats,
      neemt u plaats, jas ophangen, kopje koffie, kop koffie, kopje thee, glaasje water, bakje koffie, iets te drinken, wilt u koffie, het weer, lekker weer, slecht weer, regent, regende, regen,
      zonnetje, file, files, parkeer\\w*, geparkeerd, op de fiets gekomen, kunnen vinden, vertraging, vertraagd met de trein, fijne dag, fijn weekend, prettige dag, prettig weekend, tot ziens, tot dan,
      doei, dag hoor, sterkte, beterschap, gesprek opneem, gesprek opnemen, gesprek wordt opgenomen, opname loopt, opname aan, microfoon, recorder, opnameapparaat, deur dicht, deur dichtdoen, wachtkamer, secretaresse,
      balie, elfstedentocht, gefeliciteerd, ondertitel\\w*, amara\\w*, bedankt voor het kijken, tv gelderland, lange rit, goede reis, tot de volgende keer`),
  ),
  firstOrSecondPerson: /\b(?:ik|mij|me|mijn|m'n|mezelf|mijzelf|u|uw|uzelf|je|jij|jou|jouw|jezelf)\b/,
  secondPerson: /\b(?:u|uw|uzelf|je|jij|jou|jouw|jezelf)\b/,
  negation: /\b(?:niet|geen|nooit|niks|niets|nergens|niemand|nee|neen|zonder|nauwelijks|evenmin|ontken\w*)\b/,
  yes: /^(?:(?:ja+|jawel|jazeker|zeker|klopt|dat klopt|inderdaad|absoluut|helaas wel)(?![\w'])[,.!\s…]*)+/,
  no: /^(?:(?:nee+|neen|nee hoor|absoluut niet|helemaal niet|zeker niet|totaal niet|gelukkig niet|nooit)(?![\w'])[,.!\s…]*)+/,
  reserve:
    /\b(?:wel|maar|soms|eigenlijk|toch|behalve|alleen|hoewel|af en toe|een beetje|niet altijd|misschien|weleens|ja|nou|hangt|ligt eraan|vroeger|meestal|meer)\b/,
  secondThought:
    /^(?:nou|maar|hoewel|alhoewel|soms|eigenlijk|behalve|al|tenminste|of|toch|wel|alleen|vroeger|af en toe|een enkele keer|misschien|ik bedoel|nee|ja|nou ja|jawel)\b/,
  leaning: /^(?:dat|die|dit|dan|daar\w*|zo|het|hij|ze|zij|en|maar|want|omdat|dus|waardoor|toen|ook|er)\b/,
  pointsBack: /\b(?:dat|die|hem|hun|daar\w*|er\w{2,}|zo|dezelfde|haar|hij)\b/,
  proposal: /^(?:(?:en|dan|goed|oke)[, ]+)*(?:zullen we|zal ik|mag ik|kan ik even)\b/,
  concluding:
    /^(?:[\w ]{0,20}, )?(?:ik denk dat (?!ik\b)|mijn conclusie|mijn indruk|samenvattend|samengevat|al met al|alles bij elkaar|volgens mij is|het past bij|dit past bij|concluderend|er is sprake van|dat klinkt als)/,
  question: new RegExp(
    `^(?:(?:en|maar|dus|oke|nou|goed)[, ]+)*(?:(?:${asked}) u\\b|(?:${askedFamiliarly}) (?:je|jij)\\b|hoe (?:gaat|is|was|slaapt|slaap|vaak|lang|veel|voelt|voel|zit|kijkt)\\b|hoeveel\\b|wat (?:merkt|merk|doet|doe|vindt|vind|bedoelt|bedoel|houdt|zou) (?:u|je)\\b)`,
  ),
  openQuestion:
    /^(?:(?:en|maar|dus|oke|nou|goed|want)[, ]+)*(?:hoe|wat|waar\w*|wanneer|welke?|wie|hoeveel|sinds wanneer|op welke|in welke|met wie|van wie)\b/,
};
