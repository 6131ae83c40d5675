/** Dutch verbs that are heard in consulting rooms. The forms are worked out in `dutch-verbs.ts`. */
import { set } from './words.ts';

/** Their stem is what the rules of spelling make of it: `lopen` → `loop`, `leven` → `leef`, `redden` → `red`. */
export const regular = set(`
  warmen opwarmen klungelen vertalen tolken herhalen knoeien morsen dwalen zoeken verwarren verwarmen plukken weglopen roepen smeken bedreigen schelden kalmeren sussen voeren verschonen kolven spugen groeien kruipen brabbelen drentelen
  stralen uitstralen belemmeren dalen scheuren etteren mantelzorgen spijbelen inhaleren schommelen verergeren weerhouden tegenhouden opvallen
  zetten pesten hakken smelten smijten schaatsen voetballen tennissen hockeyen volleyballen skiën snappen stappen stampen stuiten sleutelen bestrijden besparen bezweren bijhouden
  laden belanden landen wenden aanwenden starten letten opletten kletsen kloppen klussen schoonmaken verschonen roesten oppassen rondlopen stuiptrekken knarsen knarsetanden rillen schokken beven trillen tollen duizelen
  luchten lusten lijnen vasten vissen verzamelen verzuipen zuipen snuiven spuiten slikken smoken vapen dippen crashen stagneren relaxen spreiden uitbreiden voorbereiden
  plaatsen bezighouden inzetten omgaan doorgaan toenemen afnemen opnemen innemen opbouwen afbouwen nakijken terugkomen terugbellen wegvallen
  uitleggen uitzoeken uitstellen opschrijven invullen meenemen meten wegen nuchteren ontslaan onderbreken aankomen afvallen aanmelden afmelden ziekmelden
  aaien aanraden accepteren ademhalen adviseren afspreken antwoorden bakken balen bedanken bedenken bedoelen bedriegen beginnen begrijpen behandelen
  behoren bekijken bellen beloven bemerken beoordelen bepalen bereiken beschrijven besluiten bespreken bestaan bestellen
  betalen betekenen betrappen bevallen bevinden bewaren bewegen bezoeken bezwijken bidden bieden bijten bijten binden blazen
  blijken blijven bloeden blokkeren blowen boeken boeren bonken bonzen bouwen braken branden breken brengen brommen bukken
  checken chillen compenseren concentreren controleren dansen dealen delen denken doorbreken draaien dragen dreigen drijven drinken
  drogen dromen drukken duren durven duwen dwingen douchen ergeren eten ervaren falen fietsen flauwvallen fluisteren functioneren
  functioneren gapen gebeuren gebruiken geloven genezen genieten geven gillen gokken gooien groeien gunnen haken halen
  handelen hangen haten hebben heffen helpen herhalen herinneren herkennen herstellen hervatten heten hijgen hoesten hopen horen houden huilen huren
  injecteren innemen inschatten interesseren irriteren jagen jeuken kauwen sloffen hinken leunen ijlen joggen kappen kennen kiezen kijken klagen klappen klimmen klinken
  kloppen kneden knijpen knippen koken komen kopen kosten kotsen krabben krassen krijgen krimpen kruipen kuchen kunnen lachen laten
  leggen lenen lezen leiden lijden lijken likken liggen liegen logeren lopen lozen lukken leunen lukken maken managen masseren mediteren meedoen melden
  menen merken meten missen mogen moeten mopperen motiveren naderen nemen niezen nippen noemen noteren offeren ontdekken
  ontgaan onthouden ontkennen ontmoeten ontspannen ontstaan ontvangen ontwijken onderdrukken ondervinden onderzoeken ondersteunen openen opereren
  overdrijven overgeven overleggen overleven overlijden overnachten overslaan overwegen overzien pakken passen pauzeren
  pesten piepen pijnigen pikken plagen plakken plannen plassen plegen poepen poetsen praten presteren prikken proberen proeven puffen raken
  reageren redden reizen rennen reserveren richten rijden roepen roken ruiken ruilen rusten scheiden schelden schelen schenken scheren
  schieten schijnen schoppen schrijven schrikken schreeuwen schudden schamen slaan slapen slepen slijten slikken sluiten smaken smeren
  snappen snauwen snijden snoepen snuiven snurken solliciteren spannen sparen spelen spoelen sporten spreken springen spugen spuiten
  staan staren steken stellen sterven steunen stijgen stoppen storen stoten straffen streven stressen strijken studeren sturen
  stinken stikken slopen swipen sussen tekenen tellen testen tikken tillen tobben trainen trappen trekken trillen trouwen
  typen uiten vallen vangen vasten vatten vechten vegen verbeteren verbieden verbinden verbreken verdienen verdelen verdragen verdwijnen vergeten vergroten
  vergelijken verhogen verhuizen verklaren verkopen verlagen verlangen verlaten verliezen vermijden vermoeden vermoorden vernieuwen verpesten verschillen verschonen verslapen versterken verstoppen verstaan
  versturen vertellen vertrekken vertrouwen vervangen vervelen vervolgen verwachten verwijzen verwerken verwijten verzetten verzorgen verzuimen verzinnen vinden
  vliegen vloeken voelen voeden volgen volhouden voldoen voorkomen voorschrijven vragen vrezen vrijen vullen waarschuwen wachten waken wassen wegen
  weigeren wennen wensen werken weten wijten wijzen willen winnen wisselen wonen worden worstelen wrijven zakken zeggen zeuren
  zetten zien zijn zingen zinken zitten zoeken zorgen zuchten zuigen zullen zwemmen zwellen zweten zwijgen zwerven
  leren leven mailen appen skypen facetimen gamen scrollen googelen posten chatten netflixen stofzuigen koesteren dimmen doseren
  minderen starten staken tapen tapen titreren evalueren inventariseren informeren bevestigen plannen organiseren
  participeren reflecteren relativeren rationaliseren dissocieren hallucineren hyperventileren automutileren isoleren
  escaleren rehabiliteren revalideren sonderen katheteriseren vaccineren inenten immuniseren screenen monitoren
  continueren verminderen vermeerderen ophogen noteren rapporteren registreren declareren consulteren
  verbazen verheugen voorstellen vergissen verdiepen verplaatsen verplichten veroorzaken verergeren verwaarlozen verdoven verkrampen verstijven verslikken
  beseffen bezorgen belasten beklimmen bemoeien beschermen beheren bereiden besteden besmetten bevriezen bewaken bezitten beperken bespuiten benoemen benauwen bekennen
  ontbijten ontlasten ontsnappen ontslaan ontwikkelen ontwaken ontbreken ontsteken herkauwen hertrouwen herlezen erkennen erven
  knallen kloten knuffelen kussen krampen kromtrekken kreunen kwijlen lekken likken loeren mankeren mauwen mijden nijpen 
  passeren peinzen persen pinnen pushen raden rekken remmen ruimen ruziën rollen sjouwen slenteren smullen sneeuwen snotteren spieken spitten spinnen
  steunen stotteren stressen strompelen struikelen tasten telefoneren tollen treffen treuren troosten tuinieren turnen twisten uitrusten verven vluchten
  vreten wippen woelen wurgen wroeten zalven zegenen zinnen zoemen zonnen zwaaien zweven zwoegen duizelen flauwen
`);

/** Their last syllable has no stress, so its vowel stays single: `piekeren` → `pieker`. */
export const unstressed = set(`
  ademen afkoelen beantwoorden bemiddelen bibberen buffelen duizelen dobberen eindigen emmeren ergeren flikkeren fluisteren
  frummelen googelen grabbelen handelen behandelen mishandelen onderhandelen haperen herinneren hinkelen hunkeren huiveren
  ijsberen inademen uitademen kankeren kibbelen kietelen kladderen kniebelen knabbelen knuffelen koesteren kriebelen
  kwetteren lekkeren luisteren martelen minderen verminderen modderen mompelen mopperen murmelen naderen oefenen
  offeren openen opperen piekeren pingelen prikkelen prutselen puzzelen rammelen ratelen regelen rekenen rillen rommelen ruisen
  schilderen schommelen schuifelen sidderen sleutelen slenteren slingeren smokkelen snotteren snuffelen sputteren
  stamelen stapelen stotteren strompelen struikelen stuntelen sukkelen tekenen timmeren tintelen twijfelen verbeteren
  veranderen verdubbelen verergeren verhinderen verkleinen vermageren vermeerderen vermoeien verslechteren vertederen verwisselen verwonderen verzekeren
  vervolgen wandelen wankelen wapperen weigeren wiebelen wisselen afwisselen worstelen wortelen zegenen zeveren zwabberen zweveren
  betekenen evenaren redeneren zenuwen bevredigen beschuldigen beschadigen bezuinigen kruisigen huisvesten ontwikkelen
  herstellen bestempelen schamperen sluimeren mijmeren peuteren knutselen tuimelen wentelen wemelen haperen leveren afleveren opleveren inleveren ondertekenen
  tegenhouden beoefenen wandelen zwijmelen zwengelen dutten trommelen giechelen winkelen fietsen hamsteren
`);

/** The stem of these -elen and -enen verbs has a long vowel: `spelen` → `speel`. */
export const longVowel = set(`
  delen mededelen verdelen beoordelen veroordelen spelen stelen strelen vervelen velen schelen helen kelen bevelen aanbevelen kwelen zwelen telen
  menen lenen verlenen wenen ontlenen stenen vernielen
`);

/** Parts that stand apart in a main clause: `ik sta op`, `opstaan`. */
export const particles = set(`
  auto aan achter achterna achterover af bij bijeen binnen boven buiten dicht dood door doorheen fijn flauw gade gelijk goed groot hard
  heen herhaald in ineen kapot klaar klem kwijt langs leeg los mee mis na naar neer om omhoog omlaag onder op open opeen opnieuw over plaats
  rond samen schoon schuil stand stil stop stuk tegemoet tegen teleur tentoon terecht terug toe tussen uit vast vol voor
  voorbij vooruit vrij waar wakker weer weg zoek adem stof lief raad deel huis thuis af droog nat ziek
`);

/** Past tense of strong verbs, one person. A verb with a part before it (`opstond`) is found through the part. */
export const strongPast = set(`
  was had ging deed stond kon mocht wilde wou zou moest wist zag kwam liep sliep dronk at nam werd bleef kreeg vond dacht bracht
  kocht zocht begon sprak las gaf lag zat viel hield hing ving riep sloeg droeg reed schreef keek leek bleek schrok trok brak
  stak sloot schoot vloog loog bedroog verloor koos vroor bood kroop boog zoog spoot floot genoot goot dook sneed leed streed
  beet smeet steeg zweeg greep kneep verdween scheen dreef wreef zwom won sprong zong klom bond verbond wond zonk stonk klonk
  dwong hielp stierf wierp zwierf mat vergat trad bad genas stal beval woog bewoog schoor zwoer vroeg joeg groef hief liet
  blies bezat verstond ontstond ontving verbood onderging beviel overleed vertrok begreep onthield bezocht onderzocht besloot
  vermeed verwees bewees besprak ontbrak verbrak verliet verscheen beschreef bekeek overwoog ontweek bezweek vergeleek
  zei zeiden waren hadden gingen deden stonden konden mochten wilden zouden moesten wisten zagen kwamen liepen sliepen dronken
  aten namen werden bleven kregen vonden dachten zaten lagen vielen hielden gaven spraken hoefde
`);
