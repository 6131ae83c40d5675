import { type Cues, cue } from './cue.ts';

export const dutchTreatment: Cues = {
  risk_estimate: cue(
    'schat het risico, schat ik het risico, inschatting van het risico, risico … hoog, risico … laag, risico … verhoogd, risico in als',
    'risico, inschatting',
  ),
  risk: cue(
    `suicid*, zelfmoord*, zelfdoding, gedachten aan de dood, aan de dood, dood willen, dood wil, wil dood, wilde dood, dood zijn, liever dood, dood was, doodswens, niet meer … leven, levensmoe, er niet meer … zijn, er niet meer was, er niet meer wil*, niet meer wakker worden, hoeft niet meer, hoefde niet meer, einde aan maken, einde aan te maken, einde aan … leven, heeft u plannen, heb je plannen, plannen gemaakt, concrete plannen, plan gemaakt, uit het leven,
     leven te beeindigen, leven beeindigen, zelfbeschadig*, automutil*, mezelf pijn, uzelf pijn, jezelf pijn, mezelf iets aan*, uzelf iets aan*, jezelf iets aan*, iets aandoen, iets aan te doen, snijd*, gesneden, sneed, kras*,
     overdosis, agressi*, gewelddadig, dreig*, bedreig*, voor de trein, springen, verhangen, ophangen, onveilig, gevaar, wapen*, verwaarloz*, leven … zinloos, zin in het leven, zin meer in het leven, moeite waard, iemand anders iets, anderen iets`,
    'veilig, veiligheid, risico*, crisis, dood, wanhopig, plannen, donkere gedachten, niet meer aan, geen uitweg, slaan, geslagen',
  ),
  attempts: cue(
    'poging*, tentamen suicidii, eerder geprobeerd, geprobeerd … einde, pillen geslikt, overdosis genomen, ooit geprobeerd',
    'eerder, ooit, geprobeerd',
  ),
  safety_plan: cue(
    'veiligheidsplan, signaleringsplan, crisiskaart, crisisdienst, crisisplan, noodnummer, 113, veiligheidsafspra*, iemand bellen als, bel … dan, bereikbaar',
    'bellen, nummer, afspreken',
  ),
  protective: cue(
    'reden om te leven, voor mijn kinderen, kinderen houden, houdt me tegen, houden me tegen, houdt u tegen, steun aan, steun van, geeft me hoop, uitkijk naar, kijk uit naar, vooruit kijken, geloof houdt',
    'steun, hoop, kinderen, naar uit',
  ),
  medication: cue(
    `medicatie*, medicijn*, antidepress*, antipsychotic*, antibiotic*, stemmingsstabilisator*, slaapmiddel*, slaappil*, kalmeringsmiddel*, pijnstiller*, pil, pillen, tablet*, capsule*, depot*, injectie*, recept*, dosering*, dosis,
     apotheek, milligram, mg, druppels, zalf, inhalator, pufje*, insuline, anticonceptiepil`,
    'neem, neemt, nam, slik, slikt, slikken, geslikt, gebruikt, voorgeschreven',
  ),
  effect: cue(
    'helpt goed, het helpt, het hielp, merk je verschil, merkt u verschil, helpt niet, helpt wel, helpt … beter, werkt goed, werkt niet, werkt wel, doet niets, doet niks, effect*, baat bij, aangeslagen, slaat aan, scherpe randjes',
    'helpt, werkt, werking, rustiger',
  ),
  side_effects: cue(
    `bijwerking*, misselijk*, sufferig, suffig, duizelig*, droge mond, trillen, tril, trillende handen, zweten, zweet, gewichtstoename, libido, vrijen, verstopping, hoofdpijn, hongerig, snaaien, wazig, stijf, restless`,
    'suf, moe, aangekomen, gewicht, dorst, hartkloppingen',
  ),
  adherence: cue(
    `therapietrouw*, vergeet u, vergeet je, mee gestopt, ben … gestopt, gestopt in, overslaat, sla … nog wel eens over, vergeet … in te nemen, vergeten … in te nemen, vergeet ik, vergeten in, niet ingenomen, ingenomen, innemen, neem … in, neemt … in, trouw in, overgeslagen, sla … over, uit mezelf gestopt, zelf gestopt, gestopt met, weekdoos, medicijndoos, medicatierol, elke dag in`,
    'vergeten, vergeet, trouw, elke ochtend, elke avond, elke dag',
  ),
  controls: cue(
    `bloeddruk*, bovendruk, onderdruk, weeg, gewogen, weegt, kilo, lab, labuitslag*, bloed prikken, bloedprikken, bloeduitslag*, bloedwaarden, ecg, hartfilmpje, spiegel*, lithiumspiegel, pols, hartslag,
     nierfunctie, leverwaarden, glucose, hba1c, crp, saturatie, qtc*, buikomvang, schildklier*, tsh, hb`,
    'gewicht, bloed, uitslag*, gemeten, waarde*, controle',
  ),
  examination: cue(
    `lichamelijk onderzoek, luister ik naar, ik luister, ik hoor … longen, longen zijn, longen klinken, keel is, trommelvlies*, buik is, soepel, drukpijn*, gezwollen, roodheid, temperatuur, graden, saturatie, ademgeluid*, knie is, reflexen,
     klieren, ik zie … rode, ik voel`,
    'adem in, uw keel, uw oor, geen bijzonderheden, kijk even, rood',
  ),
  intervention: cue(
    `psycho-educatie, psychoeducatie, leg ik u uit, leg ik uit, leg … uit, uitgelegd, emdr, exposure*, gedachtenschema*, g-schema*, ademhalingsoefening*, ontspanningsoefening*, oefening*, oefenen, geoefend, huiswerk*, registratie*, dagboek, dagboekje,
     cognitieve gedragstherapie, gedragstherapie, cgt, mindfulness, gedragsactivatie, activiteitenlijst*, schematherapie, rollenspel, slaaphygiene, motiverende, stoeltechniek, desensitis*, uitdagen van, gedachte uitdagen, gezinsgesprek, runningtherapie, vaktherapie`,
    'uitleg, therapie, opdracht*, techniek, behandeling, stap voor stap, bewijs voor, alternatieve gedachte, adem',
  ),
  response: cue(
    `dat helpt me, dat herken ik, herkenbaar, spanning zakt, spanning is gezakt, zakte, voelt … lichter, lucht op, lucht … op, dat snap ik, vond … fijn, vond … lastig, vond … spannend, ging goed, is gelukt, lukte wel, lukte niet, de spanning is nu`,
    'fijn, opluchting, opgelucht, lastig, viel mee, viel tegen, merk ik, gelukt',
  ),
  goals: cue(
    'doel*, doelen, wilt u bereiken, wil ik bereiken, wil je bereiken, ik wil graag, ik zou graag, ik wil weer, ik hoop dat, mijn wens',
    'graag, toekomst, weer kunnen, hoop',
  ),
  conclusion: cue(
    `conclusie, concluder*, diagnose, sprake van, past bij, passen bij, lijkt op een, lijkt me een, wijst op, ik denk dat u, ik denk dat je, ik denk dat de, ik denk dat het, mijn indruk is, samenvattend, samengevat, waarschijnlijk, depressieve stoornis, angststoornis, paniekstoornis,
     aanpassingsstoornis, remissie, in remissie, ik denk dat het een, ik denk dat er, ik denk dat u een, klinkt als, al met al, alles bij elkaar`,
    'ik denk dat, lijkt, denk ik, stoornis, virus, infectie, ontsteking, ernstig',
  ),
  classification: cue(
    'dsm*, classificatie*, zorgvraagtyp*, icd*, geclassificeerd, icpc',
    'volgens de criteria',
  ),
  plan: cue(
    `we spreken af, u krijgt, krijgt u, je krijgt, we houden, je neemt … mee, maakt u … af, spreken we af, spreken af, afgesproken, afspraken, ik stel voor, stel ik voor, stel voor, voorstel is, het plan, plan is, ophogen, opgehoogd, hogen … op, verhogen, verhoogd, verlagen, afbouwen, bouwen … af, bouw … af, bouwt … af,
     starten met, start met, we starten, beginnen met, we beginnen, begint u, begin je, stoppen met, stopt u, doorgaan met, gaan door met, gaat u door, ga je door, ik stuur, stuur ik, ik verwijs, verwijs ik, verwijzing naar, verwijzen, aanmelden voor, meld … aan, ik meld u,
     ik schrijf, schrijf ik, ik vraag … aan, vraag ik … aan, aanvragen, advies*, adviseer, ik raad, raad ik, ik overleg, overleg ik, overleggen met, ik bel, bel ik, neem ik contact op, ik neem contact, neem … contact op, contact opnemen, beginnen we, u meet, meet u, belt … door, maakt een afspraak,
     houdt u … bij, houdt u bij, bijhouden, houd … bij, wilt u … proberen, probeert u, probeer … eens, blijft u, blijf je, laten we … houden, laten prikken, bloed prikken, laat u, wekelijks, terugkomen als, eerder bellen, belt u, bel je, bel ons, aan de bel trekken, wachtlijst, ik maak een afspraak, komt u terug als, kom … terug als`,
    'we gaan, gaan we, u gaat, gaat u, je gaat, ga je, u neemt, afspraak, proberen, ik ga, gaan, doen we, verder, morgen, vanaf, huiswerk, wandelen, rust, elke dag, oefenen',
  ),
  next_contact: cue(
    `volgende afspraak, volgende keer, vervolgafspraak*, controleafspraak*, nieuwe afspraak, zie ik u, zie ik je, zien we elkaar, zien elkaar, tot volgende, tot over, over een week, over twee weken, over drie weken, over vier weken, over zes weken, over een maand, over drie maanden,
     over twee maanden, over een half jaar, over een jaar, over 2 weken, over 3 weken, over 4 weken, over 6 weken, over een paar weken, terug op controle, belafspraak, telefonisch contact, beeldbel*, plannen we, komt u … terug, kom je … terug, zelfde tijd`,
    'volgende week, maandag, dinsdag, woensdag, donderdag, vrijdag, half, uur, agenda, januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december, inplannen',
  ),
  measures: cue(
    'vragenlijst*, rom, oq-45, oq, phq-9, phq, gad-7, honos*, score*, scoort, meting*, madrs, 4dkl, op een schaal, cijfer',
    'punten, tien, ingevuld',
  ),
  client_view: cue(
    'ik ben tevreden, ben ik tevreden, ontevreden, wat ik zelf vind, vind ik zelf, ik vind dat, mijn mening, naar mijn idee',
    'ik vind, tevreden, volgens mij',
  ),
  team: cue(
    'wij zien, het team, in het team, behandelaren, regiebehandelaar, mijn collega, psychiater, verpleegkundig specialist, wij vinden, vanuit de behandeling, casemanager, spv',
    'psycholoog, collega, behandelteam',
  ),
  consent: cue(
    'akkoord, mee eens, stem … in, instemm*, vind ik goed, toestemming*, daar kan ik me in vinden, kunt u zich daarin vinden, gaat u akkoord, ga je akkoord',
  ),
  duration: cue(
    'evalueren we, evaluatie, evaluatiemoment, frequentie, keer per week een gesprek, sessies, behandelduur, duurt de behandeling, wekelijkse gesprekken, om de week',
    'weken, maanden, duurt',
  ),
  legal: cue(
    'zorgmachtiging, crisismaatregel, wvggz, wilsbekwa*, wilsonbekwa*, gedwongen, verplichte zorg, rechter, officier van justitie, burgemeester, vrijwillig*, voogdij, mentor',
    'opname',
  ),
  handover: cue(
    'brief naar, ik licht, licht ik, brief aan, huisarts inlichten, huisarts informeren, huisarts … op de hoogte, op de hoogte, overdracht, draag … over, geef … door, laat ik … weten, licht ik … in, informeer ik, ik informeer',
    'huisarts, doorgeven, brief',
  ),
};
