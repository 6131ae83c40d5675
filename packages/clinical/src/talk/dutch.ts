import { list } from '../reading/text.ts';
import { holding, starting, startingAfter, startingOften } from './phrases.ts';
import type { Talk } from './talk.ts';

const subject = "(?:ik|u|we|wij|hij|zij|ze|het|dat|dit|er|mijn|de|die|je|jij|'t)";
const before = 'en, maar, dus, oke, nou, goed, want';

const askedOfU =
  list(`heeft, hebt, bent, slaapt, voelt, gebruikt, neemt, drinkt, rookt, blowt, eet, merkt, piekert,
  werkt, hoort, ziet, wordt, komt, woont, kunt, wilt, zou, denkt, vindt, weet, gaat, ervaart, had, was`);
const askedOfJe =
  list(`heb, ben, slaap, voel, gebruik, neem, drink, rook, blow, eet, merk, pieker, werk, hoor, zie,
  word, kom, woon, kun, kan, wil, zou, denk, vind, weet, ga, ervaar, had, was`);
const questions = [
  ...askedOfU.map((verb) => `${verb} u`),
  ...askedOfJe.flatMap((verb) => [`${verb} je`, `${verb} jij`]),
  ...['merk', 'doe', 'vind', 'bedoel'].flatMap((verb) => [`wat ${verb}t u`, `wat ${verb} je`]),
  ...list(
    'hoe gaat, hoe is, hoe was, hoe slaapt, hoe slaap, hoe vaak, hoe lang, hoe veel, hoe voelt, hoe voel',
  ),
  ...list('hoe zit, hoe kijkt, hoeveel, wat houdt u, wat houdt je, wat zou u, wat zou je'),
].join(', ');

export const dutchTalk: Talk = {
  hesitations: /(?<![\p{L}\d])(?:e+h+m*|u+h+m*|e+u+h+|h+m+|m{2,}h*|pff+)(?![\p{L}\d])[,.…]*\s*/giu,
  fillers: [
    /(?<=[\p{L}\d]),?\s+(?:zeg maar|om het zo te zeggen|zal ik maar zeggen|als het ware)(?=\s*[,.?!…]|\s*$),?/giu,
    /(?<=[\p{L}\d]),\s+(?:weet je wel|weet je|snap je)(?=\s*[,.?!…]|\s*$),?/giu,
    /(?<=\p{L})\s+zeg maar(?=\s)/giu,
  ],
  openers: [
    /^(?:nou ja|nou|tja|tsja|oke|oké|ok|okay|goh|ach|och|ah|goedemorgen|goedemiddag)(?:\s*[,.…!]+\s*|\s+(?=\p{L}))/iu,
    /^(?:ja|jaja|kijk|luister|dus|en|maar|want|hé|he|zeg|weet je)\s*[,…]+\s*/iu,
    /^en\s+(?=\p{L})/iu,
    new RegExp(
      `^(?:dus|maar|want|ja|goed|mooi|prima|fijn|dus ja|maar ja|goed dan),?\\s+(?=${subject}(?!\\p{L}))`,
      'iu',
    ),
  ],
  noise: new Set(
    list(`ja, nee, oke, ok, okay, goed, prima, mooi, fijn, precies, inderdaad, klopt, dat, exact, mhm, uhu, aha, ah, oh, o,
      zo, juist, snap, begrijp, ik, het, duidelijk, helder, zeker, dank, u, je, wel, bedankt, alstublieft, alsjeblieft,
      natuurlijk, tuurlijk, jazeker, jawel, nou, tja, he, hoor, top, heel, is, lijkt, me, wat, vervelend, naar, jammer,
      knap, om, te, horen, ach, jee, sorry, vertel, maar, eens, ga, gaat, uw, gang, verder, even, kijken, moment,
      momentje, een, en, echt, waar, dus, weet, wie, sterkte`),
  ),
  smallTalk:
    holding(`goedemorgen, goedemiddag, goedendag, goedenavond, welkom, kom binnen, komt u binnen, komt u verder,
    gaat u zitten, ga zitten, ga lekker zitten, neem plaats, neemt u plaats, jas ophangen, kopje koffie, kop koffie,
    kopje thee, glaasje water, bakje koffie, iets te drinken, wilt u koffie, het weer, lekker weer, slecht weer, regent,
    regende, regen, zonnetje, file, files, parkeer*, geparkeerd, op de fiets gekomen, kunnen vinden, vertraging,
    fijne dag, fijn weekend, prettige dag, prettig weekend, tot ziens, tot dan, doei, dag hoor, beterschap,
    gesprek opneem, gesprek opnemen, gesprek wordt opgenomen, opname loopt, opname aan, microfoon, recorder,
    opnameapparaat, deur dicht, deur dichtdoen, wachtkamer, secretaresse, balie, elfstedentocht, gefeliciteerd,
    lange rit, goede reis, tot de volgende keer, ondertitel*, amara*, bedankt voor het kijken, tv gelderland`),
  firstOrSecondPerson: holding(
    "ik, mij, me, mijn, m'n, mezelf, mijzelf, u, uw, uzelf, je, jij, jou, jouw, jezelf",
  ),
  secondPerson: holding('u, uw, uzelf, je, jij, jou, jouw, jezelf'),
  negation: holding(
    'niet, geen, nooit, niks, niets, nergens, niemand, nee, neen, zonder, nauwelijks, evenmin, ontken*',
  ),
  yes: startingOften('ja, jaa, jawel, jazeker, zeker, klopt, dat klopt, inderdaad, absoluut, helaas wel'),
  no: startingOften(
    'nee hoor, nee joh, nee, neee, neen, absoluut niet, helemaal niet, zeker niet, totaal niet, gelukkig niet, nooit',
  ),
  reserve:
    holding(`wel, maar, soms, eigenlijk, toch, behalve, alleen, hoewel, af en toe, een beetje, niet altijd, misschien,
    weleens, ja, nou, hangt, ligt eraan, vroeger, meestal, meer, weet, denk, geloof`),
  thirdParty: holding("mijn, m'n, hij, zij, ze, hem, haar, we, wij, onze, ons"),
  approval: holding('mooi, fijn, goed, oke, prima, duidelijk, helder, begrijp, snap, gelukkig, precies'),
  secondThought:
    starting(`nou, maar, hoewel, alhoewel, soms, eigenlijk, behalve, al, tenminste, of, toch, wel, alleen,
    vroeger, af en toe, een enkele keer, misschien, ik bedoel, nee, ja, jawel, niet`),
  leaning: starting(
    'dat, die, dit, dan, daar*, zo, het, hij, ze, zij, en, maar, want, omdat, dus, waardoor, toen, ook, er',
  ),
  pointsBack: holding(
    `dat, die, hem, hun, daar*, ervan, erin, erop, ermee, erover, eraan, erbij, zo, dezelfde, haar, hij`,
  ),
  proposal: startingAfter('en, dan, goed, oke', 'zullen we, zal ik, mag ik, kan ik even'),
  concluding: startingAfter(
    'dus, oke, goed, nou',
    `ik denk dat (?!ik\\b)\\w+, mijn conclusie, mijn indruk, samenvattend, samengevat, al met al, alles bij elkaar,
    volgens mij is, het past bij, dit past bij, concluderend, er is sprake van, dat klinkt als`,
  ),
  question: startingAfter(before, questions),
  openQuestion: startingAfter(
    before,
    'hoe, wat, waar*, wanneer, welk, welke, wie, hoeveel, sinds wanneer, op welke, in welke, met wie, van wie',
  ),
};
