/** How notes write of what is to be done, of what was done, and of what is only advice. */
import type { Language } from '../../note.ts';
import { holding } from '../../talk/phrases.ts';
import type { FollowUp } from './follow-up.ts';

type FollowUpWords = Readonly<Record<FollowUp['kind'], RegExp>> & {
  /** What somebody practises or keeps, also where it says that it goes on. */
  exercise: RegExp;
  /** What has been: no follow-up, unless a day is named that is to come. */
  done: RegExp;
  /** Goes on as it is, or is left alone: nothing to do. */
  idle: RegExp;
  /** Headings under which each line is something to do. */
  plan: RegExp;
};

export const followUpWords: Readonly<Record<Language, FollowUpWords>> = {
  nl: {
    appointment:
      holding(`afspraak, vervolgafspraak*, belafspraak*, controleafspraak*, terugkomafspraak, controle, vervolgconsult*, vervolggesprek*,
      vervolgcontact, vervolg, uitslaggesprek*, herbeoordeling, huisbezoek, visite, volgende sessie, volgende keer, volgende contact,
      terugkomen, terugzien, komt terug, terug op, telefonisch contact, telefonisch consult, telefonische afspraak, beeldbellen, sessie, volgend depot,
      nieuw consult, evaluatie, evaluatiegesprek, evalueren, gesprek met, gesprekken met, intake, jaarlijkse controle, jaarcontrole, nacontrole, wondcontrole, spreekuur, iht,
      consult, polibezoek, mdo, zorgafstemmingsgesprek, systeemgesprek, gezinsgesprek, kennismaking, kennismakingsgesprek, zorgoverleg`),
    send: holding(`sturen, stuur, stuurt, opsturen, mailen, mail, mailt, appt, versturen, verzenden, brief, bericht, verwijz*, verwijs*, doorverwij*,
      spoedverwijzing, recept, recepten, herhaalrecept, machtiging, aanvragen, aangevraagd worden, aanvraag, vraagt * aan, informeren, informeert, inlichten, licht * in,
      terugkoppel*, overdracht, overdragen, draagt over, apotheek, formulier, melden, meldt, verklaring, rapportage, verslag, doorsturen, faxen, zorgmail, aanmelding, indienen, dient in`),
    agreement:
      holding(`bellen, belt, bel, overleg*, overleggen, overlegt, regelen, regelt, regel, schakelt * in, inschakelen, turven, turft, tellen, afmaken, maakt * af, legt voor, voorleggen, contact leggen, contact opnemen, neemt contact op, neemt * contact, contact met,
      bloedprikken, bloed prikken, bloedcontrole, bloedonderzoek, bloedafname, bloedprik, lab, labcontrole, laboratorium*, laten prikken,
      meten, meet, proberen, probeert, afgesproken, spreken af, aanmelden, meldt aan, inplannen, plant, inschrijven, schrijft zich in,
      plannen, bespreken, bespreekt, nagaan, gaat na, uitzoeken, meenemen, neemt mee, meebrengen, oogfoto, ecg, hartfilmpje, scan, mri, echo, longfoto, rontgen*, thoraxfoto, holter, spirometrie,
      inleveren, invullen, vult in, vragenlijst*, evalueren, opbouwen, prikken, prik, geprikt, vaccin*, inenting*, injectie, opnieuw, herhalen, uitnodigen, uitgenodigd, vragen, vraagt, laten kijken, kijken naar,
      laten zien, laten tekenen, laten maken, laten nakijken, rijden, rijdt, wegen, weegt, weging, start, starten, wekker, ophalen, haalt, afnemen, controleren, controleert, koopt, zoekt, maakt, maken, leest, lezen, wandelen,
      bloed, bloedwaarden, urine, ontlasting, kweek, leverwaarden, nierfunctie, spiegel, spiegelbepaling, zoekt uit, doet, bewaart, bewaren, beheert, zet, zetten, legt, leggen, brengt, brengen, achter slot, op slot, verwijdert,
      fysio*, dietist*, logoped*, ergotherap*, podotherap*, pedicure, oefentherap*, psycholoog, praktijkondersteuner, poh, maatschappelijk werk, thuiszorg, wijkteam, wijkverpleegkundige, signaleringsplan, crisisplan, veiligheidsplan, crisiskaart,
      schrijft, schrijven, opstellen, stelt op, uitwerken, werkt uit, verzetten, afzeggen, zegt * af, annuleren, opzeggen, kiest, kiezen, laat * weten, laten weten, aanvullen, exposure, om * uur op, computer uit`),
    exercise: holding(
      `oefen*, ademoefening*, ademhalingsoefening*, ontspanningsoefening*, huiswerk*, bijhouden, houdt * bij, houdt * * bij, houdt * * * bij, *dagboek*, registr*, *lijst bijhouden, eetlijst, opschrijven, noteren, noteert, schrijft * op, schrijft * * op, schrijft * * * op, gedachteschema*, activiteitenplan*, slaapdagboek*`,
    ),
    done: holding(`vorige, afgelopen, was, waren, had, hadden, werd, is geweest, eerder, heeft gehad, gehad, laatst, gedaan, reeds, al gestuurd,
      is gestuurd, verstuurd, gestopt, geleden, sinds, werd verwezen, verwezen door, gegeven, meegegeven, verwijderd, besproken, uitgelegd`),
    idle: holding(`lopen door, loopt door, gaat door, gaan door, doorgaan, blijft, blijven, ongewijzigd, gelijk, continueren, voortzetten, denkt na, denkt * na, nog niet,
      nu niet, nu geen, afwachten, geen nieuw, niets besloten, maximaal, zo nodig, achter de hand, niet stoppen, slaapt, hoeft niet, optioneel`),
    plan: /beleid|plan|afspra|vervolg|volgend|advies|behandel|actie|huiswerk|^p$/i,
  },
  en: {
    appointment:
      holding(`appointment*, review, reviewed, follow up, follow-up, followup, next session, session, next appointment, see again, next contact,
      seen again, see her again, see him again, see the patient, return on, return in, return for, return to clinic, back to see, come back, comes back, next visit, home visit, clinic on,
      telephone review, telephone call, phone call, nurse review, reassess*, recall, see back, see you, back in, follow up visit, consultation with, meeting with, result by phone`),
    send: holding(`send*, sent to, letter, write to, writes to, written to, refer, refers, referral, referred, prescription*, request, requested, email*,
      forward, inform*, notif*, copy to, shared care, gp to, report to, fax, prescribe, sick note, fit note, form`),
    agreement:
      holding(`call, calls, phone, phones, ring, rings, text, texts, discuss*, arrange*, contact*, blood test*, blood work, bloods, labs, fbc, cbc, a1c, lipid panel, metabolic panel, repeat*, recheck*, check, checks, level, homework,
      measure*, agreed, to try, try, bring*, x-ray*, xray*, ecg, ekg, echocardiogram, echo, ultrasound, scan, ct, mri, mammogram, colonoscopy, biopsy, spirometry, sleep study, questionnaire*, complete*,
      liaise, weigh, weights, renal function, kidney bloods, kidney function, msu, culture, urine sample, stool sample, monitor*, start on, start, starts, enrol*, book*, collect*, obtain*, ask, asks, keep a, log, vaccin*, booster, order*, schedul*,
      physical therapy, physio*, occupational therapy, dietitian, dietician, nutritionist, set, read, reads, buy, buys, take to, tell, tells, show, shows, give, card, write down, list of, hand in, pick up, plan for, interview, apply, register`),
    exercise: holding(
      `diary, *practise*, *practice, exercises, breathing exercise*, relaxation, thought record*, worksheet*, record, records, homework`,
    ),
    done: holding(`was, were, last week, last month, previous*, previously, ago, since, had, has been, done, reviewed by, attended,
      referred by, seen after, given today, discussed, explained`),
    idle: holding(
      `continue, continues, unchanged, no change, remain*, stays, stay, not now, not yet, no need, declined, maximum, as needed, watchful, optional`,
    ),
    plan: /plan|follow|agreement|action|next|recommend|homework|^p$/i,
  },
};
