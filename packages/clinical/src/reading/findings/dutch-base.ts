/**
 * Findings as Dutch speaks and writes of them. `name < wider: phrases`: `*` is any ending, `…` up to four words
 * between. A phrase that denies in itself (`geen trek`) is the finding, not its denial. After `|` stand words that speech
 * has for it and much else: who says them may have meant it. `~` is too general to be invented. General knowledge.
 */
export const dutchFindings = `
suicidality: suicid*, zelfmoord*, zelfdoding*, doodswens*, doodsgedacht*, aan de dood, dood wil*, dood te willen, wil dood, wilt dood, wilde dood, dood was, dood zijn, dood bent, liever dood, echt dood, niet meer … leven, levensmoe*, er niet meer … zijn, er niet meer wil*, er niet meer was, niet meer verder, niet meer wakker worden, einde aan … leven, einde aan maken, einde aan te maken, uit het leven, zelf iets aan*, mezelf iets aan*, jezelf iets aan*, uzelf iets aan*, zichzelf iets aan* | poging*, overdosis, dood, pillen, er een eind*, donkere gedachten
suicide plan < suicidality: een plan, concreet plan, concrete plannen, suicideplan*, plannen om, plannen gemaakt, voorbereiding*
suicide attempt: poging*, tentamen suicidii, overdosis, ts in
self-harm: automutil*, zelfbeschadig*, zelfverwond*, snijd*, snij, sneed, gesneden, krast, gekrast, krassen, mezelf pijn, jezelf pijn, uzelf pijn, zichzelf pijn
aggression: agressi*, gewelddadig*, slaat, geslagen, bedreig*, anderen iets aan*, iemand iets aan*
psychosis: psychot*, psychose*
hallucinations < psychosis: hallucin*, stemmen, stemmen horen, hoort stemmen, dingen … niet zijn, dingen … niet zien, dingen … niet horen, dingen gezien, schimmen
commands < hallucinations: imperatie*, opdrachten
delusions < psychosis: waan*, wanen, vergiftig*, uitverkoren
paranoia < psychosis: paranoi*, achterdoch*, achtervolg*, in de gaten gehouden, afgeluister*, complot*, wantrouw*, argwan*, betrekkingside* | in de gaten, volgen
low mood: somber*, neerslachtig*, dip, dipje, in de put, verdriet*, down, bedrukt*, treurig*, ongelukkig*, rotgevoel, stemming … laag, gedrukt* | stemming, niet goed, niet lekker, rot, zwaar, vlak
~depression < low mood: depressi*, depressief
crying < low mood: huil*, gehuild, tranen
emptiness < low mood: leeg gevoel, leegte, voel … leeg
hopelessness < low mood: hopeloos*, wanhop*, uitzichtloos*, geen toekomst, geen uitweg, zinloos*
guilt < low mood: schuldgevoel*, schuldig*
worthlessness < low mood: waardeloos*, minderwaardig*, niets waard
anhedonia: anhedon*, geen plezier, weinig plezier, nergens … plezier, nergens zin, geen zin, niet … genieten, nergens … genieten, interesseverlies, geen interesse, verlies van interesse, nergens toe | leuk*, plezier, genoten, hobby*, zin in
anxiety: angst*, bang, bange, banger, vrees, nerveus*, zenuwachtig*, in paniek | durf*, zorgen, spannend, eng
panic < anxiety: paniek* | aanval*
hyperventilation < anxiety: hyperventil*
~phobia < anxiety: fobie*, straatvrees, pleinvrees, agorafob*
worry: pieker*, gepieker*, malen, maalt, maal, tobb*, rumin*, zorgen maken, maak … zorgen, maakt … zorgen | gedachten, zorgen
~tension: gespannen*, spanning*, stress*, onder druk | druk, ontspan*
avoidance: vermijd*, vermeden, uit de weg, ontwijk*, durf … niet, durft … niet | durf*
flashbacks: herbelev*, herbeleef*, flashback*, intrusie* | beelden, trauma
nightmares: nachtmerrie*, nare dromen, nare droom, enge dromen, akelige dromen | drom*, droom*
startle: schrik*, geschrokken, hyperalert*, hypervigil*, hyperarousal
dissociation: dissoci*, derealisat*, depersonalisat*, buiten mezelf, buiten jezelf, buiten uzelf, onwerkelijk*, wegraking*
compulsions: dwang*, rituel*, ritueel, dwanghandeling*, dwanggedacht*
washing < compulsions: wasdwang, smetvrees, wassen
checking < compulsions: controlerituel*, controledwang, checken, controleren, controleert | wassen, controle*
mania: manie, manisch*, hypoman*, ontregel*, druk praten, eufor*, decompens*, uitgelaten, grootheid*
insomnia: slapeloos*, slaapt slecht, slaap slecht, slecht … slap*, slecht geslapen, slapen … slecht, slaap … slecht, slaapt … slecht, slaapprobl*, slaapklacht*, slaapstoor*, slaaptekort, inslaapprobl*, doorslaapprobl*, inslapen duurt, niet … inslapen, insomn*, wakker, niet … slapen, slaap … niet, slaapt … niet, bijna niet … geslapen, uur per nacht, gebroken nachten, lig ik … wakker, kan … niet … slapen | slaap*, slapen, nacht*, slecht, bed, geslapen
fatigue: moe, moeheid, vermoeid*, doodmoe, uitgeput*, uitputting, energieverlies, weinig energie, geen energie, lusteloos*, futloos* | energie, slap*, stort … in, kom … uit bed
poor concentration: concentratieprobl*, concentratieverlies, niet … concentreren, slecht … concentreren, concentreren … niet, snel afgeleid, concentratie … slecht, concentratie … verminderd, verminderde concentratie | concentr*, lezen, aandacht, focus*, chao*
irritability: prikkelbaar*, kort lontje, snel boos, geirriteerd*, kribbig, snauw*, driftig, boos | ruzie*, fel, uitval
restlessness: onrust*, geagiteerd*, agitatie, gejaagd*, ijsber*, rusteloos* | stilzitten
akathisia < restlessness: bewegingsonrust, acathisie, akathisie, niet stilzitten, onrustig in … benen
reduced appetite: geen trek, minder trek, weinig trek, verminderde eetlust, geen eetlust, minder eetlust, weinig eetlust, eetlust … minder, eetlust … weg, eetlust … verminderd, eetlust … slecht, slechte eetlust, eetlustverlies, anorexie, geen honger | eet, eten, eetlust, trek, honger
increased appetite: meer trek, toegenomen eetlust, meer eetlust, eetlust … toegenomen, eetbui*, vreetbui*, snaai*, snoep* | eet, eten, eetlust, trek, honger
weight loss: afgevallen, gewichtsverlies, kilo kwijt, kg kwijt, vermager*, kilo eraf, kilo lichter, gewicht verloren, kilo … afgevallen | kilo*, gewicht*, weeg*, kleren
weight gain: aangekomen, word … dik, wordt … dik, gewichtstoename, kilo erbij, kilo meer, dikker, kilo aangekomen, zwaarder, gewicht … toegenomen | kilo*, gewicht*, weeg*, dik*, buik
nausea: misselijk*, nausea, braakneig*, kokhals* | ziek
vomiting: braak*, braken, gebraakt, overgeven, geef … over, overgegeven, spugen, spuug*, gespuugd
diarrhoea: diarree, dunne ontlasting, waterdunne | ontlasting, buik*
constipation: obstip*, verstopp*, constipat* | ontlasting, poepen, naar de wc
abdominal pain: buikpijn*, buikklacht*, maagpijn*, maagklacht*, buikkramp*, pijn … buik, zuurbranden | buik, maag
headache: hoofdpijn*, pijn … hoofd, hoofd … pijn, koppijn, migraine* | aanval*
dizziness: duizel*, licht in … hoofd, draaierig*, draaiduizel* | opsta*
fainting: flauwgevallen, flauwval*, syncope, wegvall*, collaps
tremor: tremor*, trillen, trilt, tril, trillende, trillerig*, beeft, beven, beef, bibber*
sweating: zweet, zweten, zwetend, gezweet, transpir*, nachtzwet*, nachtzweten
palpitations: hartklopping*, palpitat*, hart … bonst, hart … bonkt, hart … tekeer, bonzend hart | hart, hartslag
chest pain: pijn op de borst, pijn op … borst, thoracale pijn, borstpijn, pijn … borst, druk op de borst, angina
breathlessness: benauwd*, kortadem*, dyspno*, kort van adem, kort … adem, ademnood, orthopno* | adem*, lucht, trap*, longen
cough: hoest*, gehoest, prikkelhoest
blood in sputum < cough: hemopto*, bloed op, bloed … ophoest*, bloederig slijm
~sputum: slijm, sputum, fluim*
fever: koorts*, verhoging, koude rillingen
sore throat: keelpijn*, zere keel, pijn … keel | keel, slikken
earache: oorpijn*
tinnitus: oorsuiz*, tinnitus
rash: huiduitslag, exantheem, vlekjes, galbulten, urticaria, bultjes, eczeem*
itching: jeuk*
oedema: oedeem*, enkeloedeem, dikke enkels, enkels … dik, dikke voeten, gezwollen enkels, enkels … gezwollen, vocht vast | enkels, vocht, voeten
back pain: rugpijn*, lumbago*, pijn … rug, rugklacht*, spit | rug, onderrug
neck pain: nekpijn*, nekklacht*, pijn … nek | nek
joint pain: gewrichtspijn*, gewrichtsklacht*, artralgie | gewricht*, knie*, heup*, schouder*
muscle pain: spierpijn*, myalgie
weakness: krachtsverlies, krachtsvermind*, uitval*, verlamm*, parese, zwakte | kracht
numbness: tintel*, doof gevoel, gevoelloos*, paresthes*, slapend gevoel | voeten, vingers, handen
blurred vision: wazig*, dubbelzien*, diplopie, onscherp*, slecht … zien | zicht, ogen, bril
aura: aura, lichtflits*, flitsen, zigzag*
photophobia: fotofobie, lichtschuw*, licht … verdragen, in het donker, overgevoelig … licht | licht, donker*
seizures: insult*, epilept*, toeval*, stuip*, convuls*
falls: val, gevallen, valincident*, valpartij*, vallen, valneiging
confusion: verward*, delier*, delirant, verdwaal*, de weg kwijt, gedesorient* | kwijt
forgetfulness: vergeet, vergeten, vergeetachtig*, geheugenklacht*, geheugenprobl*, geheugenstoor*, geheugenverlies | geheugen, onthoud*, hetzelfde, kwijt
thirst: dorst*, polydipsie
polyuria: polyurie, veel plassen, vaak plassen, vaker plassen | plas*, wc
painful urination: plasklacht*, mictieklacht*, dysurie, pijn bij … plassen, branderig*, plasproble* | plas*, wc
incontinence: incontinent* | plas*, ophouden
stiffness: stijf, stijfheid, stijve, rigiditeit
tics: tics, tic
sexual problems: libido*, vrijen, seksuele*, seksueel, erectie*, zin in seks | seks*, relatie
dry mouth: droge mond, monddroog*
drowsiness: suf, sufheid, suffig, slaperig*, sedat*, versuft, duf | slap*, hangover, kater, wazig
hypoglycaemia: hypo, hypo's, hypos, hypogly*
smoking: rookt, rook, roken, roker, rookte, sigaret*, gerookt, nicotine*
~drugs: drugs, wiet, cannabis, blow*, blowt, joint, joints, cocaine, coke, xtc, speed, ghb, softdrugs, harddrugs | gebruik*, clean
~sobriety: alcoholvrij*, nuchter, geen druppel
~alcohol: alcohol, alcoholgebruik, alcoholinname, alcoholmisbruik, alcoholist*, drinkt, drink, drinken, dronk, gedronken, drank, bier*, wijn*, wodka, whisky, glaasje*, borrel* | nuchter, droog, glazen, fles*
~withdrawal: ontwenning*, onthouding*, onttrekking*, afkick*
allergy: allerg*
~pregnancy: zwanger*
~laxatives: laxeer*, laxant*, laxeren
foot problems: voetklacht*, voetwond*, voetprobl*, problemen … voeten, last … voeten, wondjes | voet*
~side effects: bijwerking*
~pain: pijn, pijnlijk*, pijnklacht*
~loneliness: eenzaam*`;
