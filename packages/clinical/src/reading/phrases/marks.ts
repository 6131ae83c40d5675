/** Words that change, qualify or place what is said. */
import type { Language } from '../../note.ts';
import type { Certainty, Deed, Severity, Side } from '../slot.ts';

type Rows<T> = Readonly<Record<Language, readonly (readonly [T, string])[]>>;

export const changes: Rows<Deed> = {
  nl: [
    [
      'start',
      `start, starten, gestart, startte, startten, begin/begint/beginnen/begon/begonnen met, begonnen, beginnen we, ga beginnen, gaan beginnen, toevoeg*, toegevoegd, voeg … toe, erbij, herstart*,
      hervat*, weer starten, opstarten, opgestart, introduceren, schrijf … voor, voorschrijven, voorgeschreven, instellen op, ingesteld op, uitproberen, proberen we`,
    ],
    [
      'stop',
      `stop, stopt, stoppen, gestopt, stopte, stopten, staken, gestaakt, staakt, staakte, staakten, afbouwen en stoppen, eraf, niet meer slikken, niet meer innemen, niet meer gebruiken, slik … niet meer, gebruik … niet meer, gebruikt … niet meer,
      uitsluipen, uitgeslopen, stopgezet, stopzetten, eraf halen, ermee ophouden, opgehouden met`,
    ],
    [
      'up',
      `ophogen, verhogen, verhoogd, opgehoogd, ophoging, hoog … op, hogen … op, hoogt … op, verhoog, verhoogt, verhoging van de dosis, omhoog, hoger, opbouwen, opgebouwd, bouw … op, bouwen … op, meer nemen, uitbreiden, verdubbelen, verdubbeld`,
    ],
    [
      'down',
      `verlagen, verlaagd, verlaag, verlaagt, verlaging, afbouwen, afgebouwd, bouw … af, bouwen … af, bouwt … af, afbouw, minderen, geminderd, verminderen, terug naar, omlaag, lager, halveren, gehalveerd, terugbrengen, teruggebracht, terugbrengt, zakken naar, verminderd naar`,
    ],
    [
      'keep',
      `blijft, blijven … op, blijf … op, laten … op, laat … op, laten we zo, laten we staan, ongewijzigd, ongewijzigde, gelijk houden, handhaven, gehandhaafd, continueren, gecontinueerd, continueer, voortzetten, voortgezet, doorgaan met, ga … door met, gaan … door met, blijf/blijft/blijven … slikken, doorslikken,
      zelfde dosis, zelfde dosering, houden zo, houden we zo, zo houden, doorgebruiken, aanhouden, blijft zo, niet veranderen, niets veranderen, blijft gelijk, hetzelfde, houden … op, staan laten, op … staan`,
    ],
    [
      'switch',
      `omzetten, omgezet, overstappen, overgestapt, stap … over, stappen … over, switch*, overgezet, overzetten, overgegaan/overging/overgingen op, overgegaan/overging/overgingen naar, wisselen naar, gewisseld naar, vervangen, vervangt, in plaats van, ruilen voor, ingeruild voor, verruild voor, over op`,
    ],
  ],
  en: [
    [
      'start',
      `start, starts, starting, started, begin/begins/beginning/began/begun, commence*, initiat*, introduc*, add, adding, added, restart*, resum*, put you on, prescrib*, go on, try you on, give you`,
    ],
    [
      'stop',
      `stop, stops, stopping, stopped, discontinu*, come off, came off, coming off, cease*, quit, withdraw, wean … off, weaned off, tapered off, take you off, took … off, no longer take/takes/taking, don't take … anymore`,
    ],
    [
      'up',
      `increase*, increasing, raise*, raising, go up, going up, went up, gone up, up to, titrat*, bump … up, put … up, take … up, took … up, taken up, pushed up, up from, double*, doubling, step up, higher dose, up the dose`,
    ],
    [
      'down',
      `decrease*, decreasing, reduce*, reducing, reduction, lower*, go down, going down, went down, come down, came down, cut down, cut back, taper*, wean*, halve*, bring … down, brought … down, brought down, take … down, taken down, down from, drop … to, drop … by, cut … to, step down, back to`,
    ],
    [
      'keep',
      `continue*, continuing, keep, keeps, keeping, stay on, stays on, staying on, remain*, unchanged, carry on, same dose, leave … at, leave … as, leave it, maintain*, stick with, no change, stays the same, hold … at`,
    ],
    [
      'switch',
      `switch*, cross-taper*, change … to, changed … to, changing … to, change over, replace, replaces, replaced, replacing, instead of, swap*, move … over to`,
    ],
  ],
};

export const certainties: Rows<Certainty> = {
  nl: [
    [
      'certain',
      'zeker, zeker weten, absoluut, beslist, definitief, duidelijk, ongetwijfeld, echt wel, vaststaat, bewezen, bevestigd',
    ],
    [
      'probable',
      'waarschijnlijk, vermoedelijk, lijkt, lijkt op, lijken, past bij, passend bij, passen bij, denk ik, ik denk, ga ervan uit, hoogstwaarschijnlijk, aannemelijk, verwacht*',
    ],
    [
      'possible',
      'misschien, mogelijk, mogelijke, wellicht, zou kunnen, kan zijn, eventueel, eventuele, verdenking, verdacht, vraagteken, differentiaaldiagnos*, uitsluiten, uit te sluiten, niet zeker, weet … niet zeker, weet niet, geen idee, twijfel*, kan best, soms',
    ],
    [
      'unlikely',
      'onwaarschijnlijk, niet waarschijnlijk, denk … niet, denk het niet, lijkt … niet, geen aanwijzing*, weinig aanwijzing*',
    ],
  ],
  en: [
    ['certain', 'definitely, certain, certainly, absolutely, clearly, confirmed, proven, no doubt, for sure'],
    [
      'probable',
      'probably, likely, probable, i think, looks like, seems, appears, consistent with, in keeping with, suggest*, presumably, most likely',
    ],
    [
      'possible',
      "maybe, perhaps, possibly, possible, might, may, could be, could, rule out, query, suspected, suspicion, not sure, i don't know, differential, potentially, unsure, not certain",
    ],
    ['unlikely', "unlikely, don't think, doubt, not likely, doesn't look, no evidence of, no sign*"],
  ],
};

export const severities: Rows<Severity> = {
  nl: [
    [
      'mild',
      'licht, lichte, mild, milde, beetje, een beetje, iets, wat, geringe, gering, lichtelijk, enigszins, een tikje',
    ],
    ['moderate', 'matig, matige, redelijk, behoorlijk, gemiddeld, gemiddelde, matig verhoogd, matig ernstig'],
    [
      'severe',
      'ernstig, ernstige, zwaar, zware, hevig, hevige, heftig, heftige, flink, flinke, enorm, enorme, erg, vreselijk, verschrikkelijk, extreem, extreme, ondraaglijk, ondraaglijke, heel veel, ergste, fors, forse',
    ],
  ],
  en: [
    ['mild', 'mild, mildly, slight, slightly, a bit, a little, minor, somewhat'],
    ['moderate', 'moderate, moderately, fairly, quite'],
    [
      'severe',
      'severe, severely, bad, badly, terrible, awful, extreme, extremely, intense, unbearable, excruciating, really bad, shocking, dreadful, marked',
    ],
  ],
};

export const sides: Rows<Side> = {
  nl: [
    ['left', 'links, linker, linkerkant, linkerzijde, linkszijdig*'],
    ['right', 'rechts, rechter, rechterkant, rechterzijde, rechtszijdig*'],
    [
      'both',
      'beide kanten, beiderzijds, bilateraal, bilaterale, dubbelzijdig*, links en rechts, beide benen, beide armen, beide handen, beide voeten, beide knieen, beide ogen, beide oren, twee kanten, aan weerszijden, tweezijdig',
    ],
  ],
  en: [
    ['left', 'left, left side, left sided, left hand side, leftsided'],
    ['right', 'right, right side, right sided, right hand side, rightsided'],
    [
      'both',
      'both sides, bilateral, bilaterally, both legs, both arms, both hands, both feet, both knees, both eyes, both ears, either side, left and right',
    ],
  ],
};

export const conditions: Readonly<Record<Language, string>> = {
  nl: 'als, indien, mocht, wanneer, tenzij, mits, zodra, zolang, in geval van, bij',
  en: 'if, unless, in case, should you, should she, should he, should it, as long as, provided, whenever',
};
