/** How topics are heard in Dutch. General knowledge of the field, written down as data. */
import { type Cues, cue } from './cue.ts';
import { dutchMentalState } from './dutch-mental-state.ts';
import { dutchTreatment } from './dutch-treatment.ts';

export const dutchCues: Cues = {
  ...dutchMentalState,
  ...dutchTreatment,

  reason: cue(
    `reden van komst, verwezen, u komt voor, je komt voor, komt voor de, kom je voor, komt u voor,
      heeft gebeld omdat, reden van aanmelding, hulpvraag, aanleiding, aangemeld, verwezen door, wat brengt u,
      wat brengt je, waarvoor komt u, waarvoor kom je, waar kan ik u mee helpen, op de agenda,
      wil … bespreken vandaag, vandaag bespreken, vandaag wil ik, ik kom voor, ik kom omdat, hier voor,
      verwijsbrief, verwijzing van, vroeg om`,
    'vandaag, agenda, bespreken, de huisarts stuurde, ik maak me zorgen, doorgestuurd',
  ),
  course: cue(
    `sinds de vorige keer, sinds vorige keer, sinds vorige week, sinds het vorige, sinds ons laatste,
      hoe was de week, hoe was je week, hoe was uw week, afgelopen week, afgelopen weken, afgelopen maand*, afgelopen tijd, laatste tijd, laatste weken,
      laatste dagen, gaat beter, gaat slechter, gaat … beter, gaat … slechter, ging … beter, ging … slechter,
      opgeknapt, terugval, vooruitgang, vooruit gegaan, achteruit gegaan, hetzelfde gebleven, stabiel`,
    `beter, slechter, verbeterd, toegenomen, afgenomen, minder geworden, erger, wisselend, ups en downs,
      het gaat, het ging, sinds, al weken, al maanden, steeds vaker, steeds minder, op en af`,
  ),
  complaint: cue(
    `klacht*, last van, hoofdpijn, buikpijn, rugpijn, keelpijn, oorpijn, spierpijn, pijn*, moe, vermoeid*,
      doodmoe, uitgeput, uitputting, eetlust, afgevallen, aangekomen, prikkelbaar, gespannen, hoest*, koorts,
      benauwd*, kortademig, jeuk*, uitslag, hartkloppingen, overspannen, burn-out, burnout, overprikkeld,
      zwelling, gezwollen, verkouden, diarree, overgeven, bloed bij, branderig*, plassen, duizelig*,
      flauwgevallen, drukkend, tintel*, verstopping, ontlasting, eet je, eet u, eet ik, eet niet,
      eet hij, eet ze, niet gegeten, calorie*, maaltijden, lijnen, braken, braak, laxeer*, eetbui*`,
    `energie, stress, spanning, druk, kort lontje, snel boos, eten, gewicht, ziek, onrust, lusteloos, sinds`,
  ),
  somatic: cue(
    `diabetes, suikerziekte, schildklier*, astma, copd, hartinfarct, hartaanval, beroerte, epilepsie, operatie,
      geopereerd, allergi*, allergisch, hoge bloeddruk, cholesterol, zwanger, zwangerschap, anticonceptie,
      overgang, kanker, migraine, lichamelijk*, ziekenhuis, reuma, maagklachten`,
    'lichaam, huisarts, hart, longen, nieren, lever, specialist, bloedonderzoek, fysiotherap*',
  ),
  substances: cue(
    `alcohol*, biertje*, bier, wijn*, borrel*, sterke drank, dronken, blow*, geblowd, wiet, cannabis, hasj,
      joint*, cocaine, coke, drugs, xtc, speed, ghb, ketamine, rook, rookt, roken, gerookt, sigaret*,
      pakje per dag, nicotine*, vape*, gokken, gokt, gegokt, middelengebruik, verslaafd, verslaving, afkick*,
      ontwenning*, terugval in gebruik, clean, nuchter`,
    `drink, drinkt, drinken, gedronken, dronk, gebruik, glazen, glaasje*, energiedrank*, cafeine`,
  ),
  social: cue(
    `werk, werkt, werken, gewerkt, baan, ziektewet, ziekgemeld, re-integratie, bedrijfsarts, collega*,
      leidinggevende, baas, partner, relatie, huwelijk, gescheiden, scheiding, ruzie, kinderen, dochter*, zoon*,
      kleinkind*, vriendin*, vriend*, woning, huis, verhuiz*, verhuis*, schulden, uitkering, geldzorgen,
      deurwaarder*, school, studie, studeren, opleiding, stage, hoe woon, hoe woont, waar woon, waar woont u, woon je, woon alleen, woont alleen, alleen wonen, samenwonen*, eenzaam, eenzaamheid, sociale contacten,
      vrijwilligerswerk, dagbesteding, overleden, rouw, begrafenis, mantelzorg*, contact met, mijn zus,
      mijn broer, buurvrouw, buurman, buren, wmo, bewindvoerder`,
    `man, vrouw, moeder, vader, broer, zus, ouders, familie, alleen, hobby*, sport*, wandelen, voetbal, kerk,
      moskee, financieel, geld, thuis, rechtszaak, uitje, verjaardag, samen, gezin`,
  ),
  biography: cue(
    `opgegroeid, jeugd, vroeger thuis, geboren, gepest, misbruik*, mishandel*, basisschool, middelbare school,
      als kind, kindertijd, pleeggezin, uit huis geplaatst, toen ik klein was, verwaarloosd, gevlucht`,
    'vroeger, opvoeding, streng, jong',
  ),
  family_history: cue(
    `in de familie, erfelijk, familiair, komt … voor in, mijn moeder had, mijn vader had, mijn opa had,
      mijn oma had, mijn moeder was … depressief, mijn vader dronk, mijn broer heeft ook, mijn zus heeft ook,
      mijn tante had`,
    'familie, erfelijkheid',
  ),
  psychiatric_history: cue(
    `eerder behandeld, eerdere behandeling*, eerder in behandeling, eerder in therapie, opname*,
      opgenomen geweest, was … opgenomen, eerdere depressie*, eerder … depressie, eerdere episode*,
      voorgeschiedenis, eerder gehad, jaren geleden, toen … opgenomen, eerder … psycholoog, eerder … psychiater,
      eerste keer dat, vorige therapeut`,
    'eerder, destijds, toentertijd, geleden, vroeger',
  ),
  collateral: cue(
    `volgens mijn man, volgens mijn vrouw, volgens uw man, volgens uw vrouw, volgens zijn, volgens haar,
      mijn man zegt, mijn vrouw zegt, mijn man vindt, mijn vrouw vindt, mijn man merkt, mijn vrouw merkt,
      mijn moeder zegt, mijn partner zegt, mijn partner merkt, mijn dochter zegt, mijn zoon zegt, wij merken,
      wij zien thuis, hij is thuis, zij is thuis, ze is thuis, mijn zoon is, mijn dochter is, naasten,
      heteroanamnese`,
    'mijn man, mijn vrouw, mijn partner, uw man, uw vrouw, uw partner, zegt dat, vindt dat',
  ),
  participants: cue(
    `aanwezig, is meegekomen, is mee, heb … meegenomen, is erbij vandaag, deelnemers, schuift aan`,
    'erbij, mee',
  ),
};
