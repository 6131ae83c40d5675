/** Complaints of the body: written as in the table of mood. */
export const dutchBody = `
reduced appetite: geen trek, minder trek, weinig trek, verminderde eetlust, geen eetlust, minder eetlust, weinig eetlust, eetlust … minder, eetlust … weg, eetlust … verminderd, eetlust … slecht, slechte eetlust, eetlustverlies, anorexie, geen honger, eet/eten/eet weinig, eet slecht, eet … nauwelijks, eet bijna niet, eet … niet, eten lukt niet, krijg geen hap, geen hap, krijg niks naar binnen, slaat maaltijden over, sla … maaltijden over, verminderde intake, slechte intake | eet, eten, eetlust, trek, honger
increased appetite: meer trek, veel trek, toegenomen eetlust, meer eetlust, eetlust … toegenomen, eetbui*, vreetbui*, vreetkick*, snaai*, snoep*, steeds honger, altijd honger, meer honger, eet alles | eet, eten, eetlust, trek, honger
~good appetite: eetlust … goed, eten gaat goed, eet goed, goede eetlust, eet … normaal, eetlust normaal
weight loss: afgevallen, val … af, valt af, gewichtsverlies, kilo/kilo's kwijt, kg kwijt, vermager*, kilo eraf, kilo's eraf, kg eraf, kilo lichter, gewicht verloren, kilo … afgevallen, gewicht … gedaald, kleren … wijd, kleding … te groot, rokken zakken, broek zakt, ongewild gewichtsverlies, gewicht … omlaag | kilo*, gewicht*, weeg*, kleren
weight gain: aangekomen, kom … aan, word … dik, wordt … dik, gewichtstoename, kilo erbij, kilo meer, dikker, kilo aangekomen, zwaarder, gewicht … toegenomen, gewicht … gestegen, kg erbij, kg zwaarder, kleding … krap, kleren … krap, gewicht … omhoog | kilo*, gewicht*, weeg*, dik*, buik
overweight: overgewicht, obesitas, te zwaar, te dik
underweight: ondergewicht, te mager, broodmager
nausea: misselijk*, nausea, braakneig*, kokhals*, onpasselijk, draait … maag | ziek
vomiting: braak*, braken, gebraakt, overgeven, geef … over, geeft … over, gaf … over, overgegeven, spugen, spuug*, gespuugd, kots*, gekotst
diarrhoea: diarree, dunne ontlasting, waterdunne, waterdun, aan de dunne, buikloop, aan de racekak | ontlasting, buik*
constipation: obstip*, verstopp*, constipat*, verstopt, niet naar de wc kunnen, moeilijke ontlasting, harde ontlasting, hard … persen, keutels, kan niet poepen, niet kunnen poepen | ontlasting, poepen, naar de wc
bloody stool: bloed bij de ontlasting, bloed in … ontlasting, bloed op … wc papier, bloedverlies per anum, melena, zwarte ontlasting, rectaal bloedverlies
abdominal pain: buikpijn*, buikklacht*, maagpijn*, maagklacht*, buikkramp*, maagkramp*, pijn … buik, pijn in … maag, krampen in … buik, buik … pijn, pijn in … onderbuik, bovenbuikpijn, drukpijn in … buik, zeurende buik, steken in … buik, koliek* | buik, maag
heartburn: zuurbranden, brandend maagzuur, maagzuur, reflux, oprispingen, pyrosis, opboer*
bloating: opgeblazen*, opgezet, opgezette buik, bolle buik, winderig*, flatulentie
difficulty swallowing: slikklacht*, slikprobl*, slikstoor*, niet … doorslikken, eten blijft hangen, moeite met slikken, verslik*, dysfagie
headache: hoofdpijn*, pijn in … hoofd, pijn … hoofd, hoofd … pijn, koppijn, migraine*, spanningshoofdpijn, schele hoofdpijn, barstende hoofdpijn, bonzend hoofd, bonkende hoofdpijn | aanval*
dizziness: duizel*, licht in … hoofd, licht in het hoofd, draaierig*, draaiduizel*, zweverig, vertigo, alles draait, draait … voor … ogen, orthostat* | opsta*
fainting: flauwgevallen, flauwval*, flauw vallen, val … flauw, syncope, wegvall*, wegraking*, collaps, buiten bewustzijn, bewusteloos, out gegaan, onderuit gegaan, bewustzijnsverlies
tremor: tremor*, trillen, trilt, tril, trillende, trillerig*, beeft, beven, beef, bibber*, bevende, handen … trillen, getril
electric shocks: schokjes, stroomstoot*, brain zaps, stroomschok*, schokken in … hoofd
sweating: zweet, zweten, zwetend, gezweet, transpir*, nachtzwet*, nachtzweten, badend in het zweet, klam, zweetaanval*, opvlieger*
palpitations: hartklopping*, palpitat*, hart … bonst, hart … bonkt, hart … tekeer, bonzend hart, hart slaat over, overslag*, hart … op hol, hartoverslag*, hart klopt snel, snelle hartslag, hart in mijn keel, hart … racet | hart, hartslag
irregular heartbeat: onregelmatige pols, boezemfibrilleren, irregulair*, atriumfibrilleren, ritmestoornis*, hartritmestoornis*
chest pain: pijn op de borst, pijn op … borst, thoracale pijn, borstpijn, pijn in … borst, pijn … borst, druk op de borst, drukkend gevoel op, beklemmend gevoel, beklemming, beklemd gevoel, angina pectoris, steken op de borst, steken in … borst, steekt … borst
breathlessness: benauwd*, kortadem*, dyspno*, kort van adem, kort … adem, ademnood, orthopno*, naar adem, buiten adem, geen lucht, krijg … geen lucht, happen naar adem, hijgen, amechtig, inspanningsdyspnoe | adem*, lucht, trap*, longen
wheeze: piepende ademhaling, piept … borst, piepen, piep ik, wheez*, zagen op de borst
cough: hoest*, gehoest, prikkelhoest, kuch*, hoestbui*, blafhoest
blood in sputum < cough: hemopto*, bloed op, bloed … ophoest*, bloederig slijm
~sputum: slijm, sputum, fluim*, opgeven van slijm
cold: verkouden*, verkoudheid, snotter*, snotneus, loopneus, verstopte neus, neusverkouden, neus … dicht, neus zit dicht, niezen, snot
flu: griep*, grieperig, influenza
covid: corona, covid*
hay fever: hooikoorts, allergische rhinitis, pollen
sinus pain: sinusitis, voorhoofdsholte*, bijholteontsteking, druk in … gezicht
fever: koorts*, verhoging, koude rillingen, rillerig, koortsig, temperatuur … hoog, temp … verhoogd, gloeit
~feeling ill: ziek gevoel, niet lekker, grieperig gevoel, malaise, ziek, beroerd, algehele malaise
sore throat: keelpijn*, zere keel, pijn … keel, keel … pijn, pijn bij slikken, angina tonsillaris, rauwe keel | keel, slikken
hoarseness: hees, heesheid, schor*, stem kwijt
swollen glands: gezwollen klieren, opgezette klieren, lymfeklier*, opgezwollen klier*, dikke klieren
earache: oorpijn*, pijn … oor, oor … pijn, loopoor, oor loopt, vocht uit … oor, oorontsteking
hearing loss: slechthorend*, gehoorverlies, hoort slecht, hoor slecht, hoor … minder, gehoor … minder, oor … dicht, doof aan, verstopt oor
tinnitus: oorsuiz*, tinnitus, piep in … oor, suizen, fluittoon
eye complaints: rood oog, rode ogen, oogpijn, pijn … oog, tranend oog, prikkende ogen, droge ogen, pus uit … oog, jeukende ogen
blurred vision: wazig*, dubbelzien*, dubbel zien, diplopie, onscherp*, slecht … zien, minder zicht, zie … slecht, zie wazig, minder zien, visus … verminderd | zicht, ogen, bril
rash: huiduitslag, uitslag, exantheem, vlekjes, rode vlekken, vlekken op, galbulten, urticaria, bultjes, eczeem*, netelroos, uitslag op, blaasjes, pukkels, roodheid, schilferig*, psoriasis, schilfer*, gordelroos, acne, puistjes
itching: jeuk*, pruritus, krab*
wound: wond, wondje, wonden, wondjes, snijwond*, schaafwond*, zweer, ulcus, open plek, decubitus, brandwond*, hechting*, gehecht
infection signs: pus, etter*, ontstoken, ontsteking*, roodheid en zwelling, warm aanvoel*, abces*, rode streep, wondroos, erysipelas, cellulitis
bruise: blauwe plek*, blauwe plekken, hematoom, hematomen, bloeduitstorting*
~swelling: zwelling*, gezwollen, opgezwollen, dik en, bult, knobbel*, bobbel*, zwelt
lump in breast: knobbel in … borst, knobbeltje in … borst, verdikking in … borst
mole: moedervlek*, naevus, vlekje dat
hair loss: haaruitval, haarverlies, kalend, haar … valt uit
oedema: oedeem*, enkeloedeem, dikke enkels, enkels … dik, dikke voeten, dikke benen, gezwollen enkels, enkels … gezwollen, vocht vast*, vocht in … benen, pitting | enkels, vocht, voeten
back pain: rugpijn*, lumbago*, pijn in … rug, pijn … rug, rugklacht*, spit, lage rugpijn, onderrugpijn, rug … pijn, door … rug gegaan, hernia*, ischias, uitstraling naar … been, uitstraalt naar … been, uitstralende pijn | rug, onderrug
neck pain: nekpijn*, nekklacht*, pijn … nek, stijve nek, nek … vast | nek
shoulder pain: schouderpijn, schouderklacht*, pijn … schouder, frozen shoulder, schouder … pijn
knee pain: kniepijn*, knieklacht*, pijn … knie, knie … pijn, zere knie, knie … dik, slijtage … knie, gonartrose, knie op slot
hip pain: heuppijn, heupklacht*, pijn … heup, coxartrose
foot pain: voetpijn, hielpijn, hielspoor, pijn … voet, pijn … hiel, pijn … teen, jicht*, pijn … enkel, enkel verzwikt, verzwikt*, verstuikt*
hand pain: pijn … hand, pijn … pols, pijn … vinger, pijn … duim, carpale tunnel, carpaal tunnel
leg pain: pijn … been, pijn … kuit, beenpijn, kuitpijn, etalagebenen, trombose*, trombosebeen
joint pain: gewrichtspijn*, gewrichtsklacht*, artralgie, pijnlijke gewrichten, artrose, artritis, reuma*, slijtage, pijn … gewrichten | gewricht*, knie*, heup*, schouder*
muscle pain: spierpijn*, myalgie, pijnlijke spieren, fibromyalgie
muscle cramps: spierkramp*, kramp in … kuit, kuitkramp, kramp in … benen
stiffness: stijf, stijfheid, stijve, rigiditeit, ochtendstijfheid, startstijfheid, tandradfenomeen
weakness: krachtsverlies, krachtsvermind*, uitvalsverschijnsel*, verlamm*, parese, zwakte, slappe arm, slap been, geen kracht, minder kracht, zakt … door, klapvoet, scheef gezicht, scheve mond | kracht
numbness: tintel*, doof gevoel, dove, voelt doof, gevoelloos*, paresthes*, slapend gevoel, slapende handen, prikkelingen, verdoofd gevoel, neuropathie, gevoel … minder, verminderde sensibiliteit, doof | voeten, vingers, handen
saddle numbness < numbness: rijbroek*, tussen de benen doof, gevoel in … kruis
speech disturbance: woordvindprobl*, onduidelijk praten, dysartrie, afasie, dubbele tong, moeite met spreken, niet uit mijn woorden, praat … onduidelijk, spraakstoornis*
balance problems: onzeker lopen, onvast, evenwichtsprobl*, evenwichtsstoor*, ataxie, waggel*, wankel*, loopt onzeker, loopt slecht, mank
aura: aura, lichtflits*, flitsen, zigzag*
photophobia: fotofobie, lichtschuw*, licht … verdragen, in het donker, overgevoelig … licht | licht, donker*
seizures: insult*, epilep*, toevallen, stuip*, convuls*, trekking*, koortsstuip*
falls: gevallen, valincident*, valpartij*, valneiging, ten val, viel van, viel over, valt vaak, valt regelmatig, val … vaak, gestruikeld, uitgegleden, vallen
head injury: op het hoofd gevallen, hoofdletsel, hersenschudding, hoofd gestoten, trauma capitis, hoofdtrauma
thirst: dorst*, polydipsie, drinkt veel water, veel drinken
polyuria: polyurie, veel plassen, vaak plassen, vaker plassen, plas … veel, plast … veel, vaker naar de wc, nachtelijk plassen, nycturie, s nachts plassen, uit bed voor de wc, eruit voor de wc | plas*, wc
~urinary complaints: plasklacht*, mictieklacht*, plasproble*
painful urination: dysurie, pijn bij … plassen, branderig*, branderig plassen, brandt bij het plassen, blaasontsteking*, urineweginfectie*, uwi, cystitis, plassen … pijn | plas*, wc
blood in urine: hematurie, bloed in … urine, bloed bij … plassen, bloed in … plas, roze urine, rode urine
difficult urination: moeilijk plassen, zwakke straal, nadruppel*, niet goed uitplassen, urineretentie, kan niet plassen
incontinence: incontinent*, incontinentie, urineverlies, plas verlies*, plas … ophouden, plas … niet op, natte broek, natte rok, bedplassen, ontlastingsincontinentie | plas*, ophouden
vaginal complaints: vaginale afscheiding, afscheiding, witte vloed, vaginale jeuk, schimmelinfectie, vaginaal bloedverlies
menstrual problems: menstruatie*, ongesteld*, hevige menstruatie, tussentijds bloedverlies, uitblijven van menstruatie, overgang*, overgangsklacht*, opvliegers, amenorroe, cyclus*, pms
sexual problems: libido*, vrijen, seksuele*, seksueel, erectie*, erectieproblemen, zin in seks, geen zin in seks, minder zin in seks, klaarkomen, orgasme*, impotent*, zaadlozing, op seksueel gebied | seks*, relatie
~pregnancy: zwanger*, zwangerschap*, in verwachting, kinderwens, bevalling*, bevallen, postpartum, kraamtijd, miskraam*
breastfeeding: borstvoeding, kolven
dry mouth: droge mond, monddroog*, droge keel, mond … droog
drooling: speeksel*, kwijl*, hypersaliv*, nat kussen, kussen … nat, speekselvloed
toothache: kiespijn, tandpijn, tandvleesontsteking, gebitsprobl*
hypoglycaemia: hypo, hypo's, hypos, hypogly*, lage suikers
high blood sugar: hypergly*, hyper's, hoge suiker, hoge suikers, suiker … te hoog, ontregelde suiker*
diabetes: diabetes*, suikerziekte, dm type, dm2, diabeet
high blood pressure: hoge bloeddruk, hypertensie, bloeddruk … te hoog, bloeddruk … hoog, verhoogde bloeddruk
high cholesterol: hoog cholesterol, hypercholesterol*, cholesterol … te hoog
heart disease: hartinfarct*, hartaanval*, hartfalen, infarct, dotterbehandeling, stent*, bypass*, hartziekte, hartklachten, hart en vaatziekte*, tia, beroerte, cva, herseninfarct, hersenbloeding
lung disease: copd, astma*, longontsteking, pneumonie, longembolie, bronchitis, emfyseem
kidney disease: nierfalen, nierziekte, nierstenen, niersteen, nierinsufficientie, nierbekkenontsteking
thyroid disease: schildklier*, hypothyr*, hyperthyr*
liver disease: leverziekte, cirrose, hepatitis, leververvetting, geelzucht, geel zien, icterus
cancer: kanker, tumor, carcinoom, uitzaaiing*, metasta*, chemo*, bestraling, melanoom, maligniteit, borstkanker, longkanker, darmkanker, prostaatkanker, leukemie, lymfoom
anaemia: bloedarmoede, anemie, ijzertekort
fracture: breuk, gebroken, fractuur, botbreuk, scheurtje in
allergy: allerg*, overgevoelig voor, overgevoeligheid
~side effects: bijwerking*
~pain: pijn, pijnlijk*, pijnklacht*, zeer, au, steken, zeurende pijn, stekende pijn, brandende pijn, pijntjes, drukpijn, steek`;
