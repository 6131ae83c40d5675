/** What psychiatry, neurology and general practice call after people and towns. */

/** Scales and tests that people call by the name alone, with a score behind it: `Hamilton 22`, `de Barnes`. */
export const scalesByName = `
beck, hamilton, young, montgomery, montgomery asberg, asberg, simpson angus, barnes, addenbrooke, addenbrookes, epworth, conners, yale brown, liebowitz, zung, barthel, katz, braden, waterlow, tinetti, apgar, zarit, rosenberg, maslach,
rankin, hoehn en yahr, hoehn and yahr, hachinski, mattis, wechsler, raven, ravens, rey, rey osterrieth, rorschach, stroop, bourdon, bourdon wiersma, achenbach, sheehan, spielberger, novaco, fagerstrom, karnofsky, lawton brody, lubben,
de jong gierveld, oswestry, roland morris, borg, wong baker, ashworth, fugl meyer, berg balance, kurtzke, schwab england, gleason, breslow, child pugh, ranson, centor, wells, halstead, halstead reitan, bender, bender gestalt, hooper, luria,
folstein, bech rafaelsen, altman, wender utah, wender, millon, zanarini, eysenck, bermond vorst, cantril, vineland, bayley, gesell, snellen, ishihara, amsler, bush francis, northoff, buss perry, corsi, snaith hamilton, snaith, gugging,
levenson, scheltens, fazekas, koedam, mallampati, cormack, aldrete, bromage, risser, kellgren lawrence, hunt and hess, spetzler martin, norwood, fitzpatrick, gartland, salter harris, bosniak, killip, alvarado, blatchford, rockall, truelove,
finnegan, bazett, cockcroft gault, cockcroft, naranjo`;

/** Diseases, syndromes, signs, manoeuvres and phenomena. */
export const conditionsByName = `
clark, shapiro, foa, kozak, linehan, bateman, fonagy, kernberg, hayes, segal, teasdale, barlow, salkovskis, ellis, wells, goldstein, lieberman, liberman, maslow, kubler ross, bowlby, ainsworth, piaget, erikson, skinner, bandura, prochaska, diclemente, rogers, seligman, gottman, jacobson, kolb, miller, rollnick, marsha linehan, jeffrey young, aaron beck, judith beck, freeman, gross, meichenbaum, dugas, borkovec, nolen hoeksema, lewinsohn, jellinek, cloninger, gray, costa, mccrae,
alzheimer, asperger, parkinson, huntington, korsakoff, korsakov, wernicke, tourette, munchausen, munchhausen, lewy, pick, down, cushing, addison, graves, hashimoto, raynaud, sjogren, bechterew, pfeiffer, meniere, bell, capgras, cotard,
fregoli, ganser, rett, angelman, williams, klinefelter, turner, marfan, prader willi, broca, crohn, wilson, hodgkin, kahler, paget, whipple, dupuytren, quervain, de quervain, scheuermann, osgood schlatter, kawasaki, still, behcet,
creutzfeldt jakob, guillain barre, dravet, lennox gastaut, landau kleffner, jackson, todd, ekbom, willis ekbom, diogenes, clerambault, de clerambault, kleine levin, kluver bucy, anton, balint, gerstmann, wallenberg, horner, adie,
argyll robertson, holmes adie, charcot, charcot marie tooth, duchenne, becker, friedreich, lambert eaton, steinert, kennedy, machado joseph, hallervorden spatz, fahr, binswanger, sneddon, moyamoya, sturge weber, von hippel lindau,
von recklinghausen, recklinghausen, bourneville, arnold chiari, chiari, dandy walker, babinski, romberg, hoffmann, hoffman, lhermitte, kernig, brudzinski, lasegue, bragard, phalen, tinel, finkelstein, trendelenburg, homans, homan, murphy,
mcburney, rovsing, blumberg, courvoisier, virchow, chvostek, trousseau, myerson, tromner, oppenheim, chaddock, rossolimo, barre, mingazzini, unterberger, dix hallpike, epley, semont, brandt daroff, weber, rinne, schwabach, valsalva,
heimlich, schober, neer, hawkins, hawkins kennedy, jobe, yergason, lachman, mcmurray, thomas, patrick, faber, gaenslen, spurling, adson, thompson, ober, allen, froment, wartenberg, mantoux, schirmer, stendhal, peter pan, von willebrand,
ehlers danlos, hirschsprung, perthes, legg calve perthes, sever, sudeck, morton, bouchard, heberden, colles, smith, bennett, monteggia, galeazzi, baker, barrett, gilbert, crigler najjar, conn, sheehan, nelson, kallmann, noonan, edwards,
patau, digeorge, lesch nyhan, tay sachs, gaucher, fabry, pompe, hunter, hurler, niemann pick, refsum, osler, rendu osler, kaposi, ewing, wilms, burkitt, waldenstrom, wegener, takayasu, horton, reiter, lyme, weil, bornholm, ludwig, quincke,
kohler, de lange, cornelia de lange, smith magenis, potocki lupski, kleefstra, phelan mcdermid, sotos, pierre robin, treacher collins, joubert, usher, wolfram, alport, bartter, gitelman, fanconi, liddle, loffler, boerhaave, mallory weiss,
zollinger ellison, peutz jeghers, lynch, gardner, meckel, treitz, zenker, schatzki, plummer vinson, bowen, queyrat, peyronie, stein leventhal, asherman, mayer rokitansky, meige, segawa, kanner, heller, briquet, da costa, hakim, pisa,
kraepelin, bleuler, schneider, jaspers, kretschmer, leonhard, kahlbaum, kandinsky, munchausen by proxy, stevens johnson, lyell, steven johnson, wolff parkinson white, brugada, tietze, dressler, prinzmetal, fallot, marcus gunn, argyll,
bonnet, gelineau, pickwick, ondine, cheyne stokes, kussmaul, biot, corrigan, moro, galant, landau, gowers, gower, beevor, westphal, jendrassik, hertel, graefe, von graefe, stellwag, moebius, mobius, duane, sandifer, rolando, sylvius, willis,
meynert, papez, purkinje, schwann, golgi, ranvier, nissl, betz, heschl, brodmann, langerhans, bowman, henle, douglas, fallopius, bartholin, eustachius, bankart, hill sachs, schatzker, koplik, nikolsky, auspitz, darier, koebner, mees, beau,
terry, janeway, roth, hutchinson, mary joseph, grey turner, cullen`;

/** Whole names that are nobody's in a record, whatever stands beside them. */
export const wholeByName = `
jacksonian, parkinsonian, freudian, jungian, lilliputian, schneiderian, pavlovian, kraepelinian, rogerian, eriksonian, jacksoniaanse, parkinsoniaanse, freudiaanse, jungiaanse, schneideriaanse, socratische,
gilles de la tourette, george gilles de la tourette, charles bonnet, montgomery asberg, simpson angus, barnes akathisia, barnes akathisie, yale brown, rey osterrieth, bourdon wiersma, guillain barre, creutzfeldt jakob, von willebrand,
von hippel lindau, ehlers danlos, osgood schlatter, prader willi, lennox gastaut, landau kleffner, kleine levin, kluver bucy, argyll robertson, charcot marie tooth, lambert eaton, machado joseph, sturge weber, arnold chiari, dandy walker,
dix hallpike, brandt daroff, legg calve perthes, crigler najjar, lesch nyhan, tay sachs, niemann pick, rendu osler, cornelia de lange, smith magenis, phelan mcdermid, pierre robin, treacher collins, mallory weiss, zollinger ellison,
peutz jeghers, plummer vinson, stein leventhal, stevens johnson, wolff parkinson white, marcus gunn, cheyne stokes, hoehn en yahr, hoehn and yahr, bech rafaelsen, wender utah, bermond vorst, bender gestalt, halstead reitan, roland morris,
wong baker, fugl meyer, child pugh, bush francis, buss perry, lawton brody, snaith hamilton, kellgren lawrence, house brackmann, cockcroft gault, spetzler martin, harvey bradshaw, salter harris, sally anne, tower of london, myers briggs,
stanford binet, mary joseph, holmes adie, hallervorden spatz, peter pan, de jong gierveld, willis ekbom, wernicke korsakoff, wernicke korsakov, munchausen by proxy, munchhausen by proxy, lewy body, lewy bodies, lewy lichaampjes, hill sachs,
grey turner, hawkins kennedy`;

/** Tests that bear the name of a town. */
export const testsOfTowns =
  'edinburgh, glasgow, columbia, bristol, montreal, pittsburgh, cardiff, toronto, denver, boston, leeds, stanford, wisconsin, calgary, nijmegen, maastricht, utrecht, groningen, rotterdam, amsterdam, cambridge, oxford, warwick, camden, manchester, athens, copenhagen, rivermead';

/** Of these people meet somebody who is called so. */
export const alsoSurnames =
  'heller landau dressler corrigan usher duane reiter tietze westphal oppenheim wolfram rankin liddle norwood alvarado naranjo halstead myerson kanner ewing kretschmer hertel zenker borg millon weil fahr steinert sneddon oppenheim joubert kleefstra beau bonnet adson loffler osler gower gowers moro wender mattis lubben ranson snaith cormack levenson truelove rockall blatchford cockcroft killip bernard risser northoff boerhaave galant biot meckel betz meynert henle golgi bankart darier lyell fallot pisa usher moebius mobius eustachius bornholm duane';

/** What a test, a sign or a disease is called behind a name, whoever's name it is. */
export const kindsBehindName =
  'scales?|inventory|inventories|questionnaire|index|checklist|interview|schedule|rating scale|battery|matrices|criteria|classification|syndromes?|disease|disorder|palsy|paralysis|paresis|parese|sign|signs|phenomenon|phenomena|reflex|manoeuvre|maneuver|contracture|chorea|ataxia|aphasia|encephalopathy|lymphoma|triad|bodies|hernia|schaal|schalen|vragenlijst|vragenlijsten|fenomeen|fenomenen|syndroom|ziekte|verlamming|afasie|encefalopathie|contractuur|handgreep|triade|lichaampjes|akathisieschaal|depressieschaal|depressievragenlijst|angstschaal|manieschaal|zelfbeeldschaal|zelfwaarderingsschaal|classificatie|matrijzen|lymfoom|klachtenlijst|klachtenlijsten|symptomenlijst|zelfbeoordelingslijst|gedragsvragenlijst|persoonlijkheidsvragenlijst|symptom questionnaire|opvoedingsvragenlijst|observatielijst|screeningslijst|screener|interventie|methodiek';

/** What else stands behind a name that is known to be a test's or a disease's; people have these too. */
export const measuredBehindName =
  'tests?|score|scores|rating|ratings|assessment|examination|figure|staging|stage|grade|procedure|body|dementia|psychosis|delusion|tumou?r|cyst|fracture|akathisia|depression|depressie|mania|manie|anxiety|angst|hopelessness|hopeloosheid|impulsiveness|psychopathy|obsessive|cognitive|postnatal|postnatale|sleepiness|suicide|suicidality|suïcide|stool|naming|balance|disability|sedation|agitation|catatonia|catatonie|lijst|proef|teken|tekens|stoornis|dementie|psychose|waan|cyste|breuk|fractuur|akathisie|indeling|stadium|figuur|screener|screening|burden|self-esteem|symptom|symptoms|symptoom|symptomen|schema|hallucinations?|hallucinaties';

/** Before a name these say that it is a disease's or a sign's: `proef van Romberg`. */
export const kindsBeforeName =
  'ziekte|syndroom|proef|teken|fenomeen|reflex|schaal|vragenlijst|criteria|classificatie|indeling|contractuur|handgreep|manoeuvre|morbus|chorea|afasie|waan|disease|syndrome|sign|scale|phenomenon|matrijzen|breuk|driehoek|cirkel|triade|symptoom';
