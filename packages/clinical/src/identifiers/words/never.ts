/** What bears a capital or a person's name and tells of nobody: questionnaires, eponyms, peoples, feasts, what everyone uses. */

/** Diseases, scales, tests and therapies that are called after somebody: a person only behind a title or a first name. */
export const eponyms = new Set(
  `beck hamilton young asperger aspergers asperger's parkinson parkinsons parkinson's parkinsonisme crohn crohn's alzheimer alzheimers alzheimer's huntington huntington's korsakoff korsakov wernicke tourette tourette's gilles munchhausen munchausen münchhausen lewy pick
  down down's cushing cushing's addison addison's graves hashimoto raynaud sjögren sjogren sjögrens bechterew lyme pfeiffer menière meniere ménière bell's capgras cotard fregoli ganser rett angelman williams klinefelter turner marfan prader willi fragiele broca
  montgomery asberg åsberg madrs maslach rorschach wechsler raven ravens stroop bourdon rey yale-brown yale brown conners achenbach liebowitz epworth apgar barthel zung kessler maudsley vineland bayley bristol montreal glasgow edinburgh columbia
  freud jung jungiaans freudiaans kübler-ross kubler linehan bowlby ainsworth maslow pavlov skinner rogers piaget erikson leary mini-mental mmse moca likert pearson kraepelin schneider bleuler jaspers lasègue lasegue babinski romberg
  achilles caesar keizersnede cesarean baker colles dupuytren quervain scheuermann schlatter osgood still bechet behçet kawasaki hodgkin hodgkins non-hodgkin barrett wilson wilson's paget whipple guillain barré barre creutzfeldt jakob dravet lennox gastaut west
  valsalva schellong karvonen snellen tinnetti tinetti katz braden waterlow must nrs vas morse norton zarit rosenberg dunning kruger stockholm oedipus electra pickwick peter-pan dunn beery bender benton boston trail
  honos honos-plus core oq sq-48 four-dkl ohip whodas disability`
    .split(/\s+/)
    .filter(Boolean),
);

/** Of an eponym that is a town too, these words make the test. */
export const afterScale =
  /^[\s-]*(?:postnatal|postnatale|depression|depressie|depressie-?schaal|coma|suicide|suïcide|cognitive|assessment|schaal|scale|inventory|vragenlijst|lijst|test|score|index|stool|naming|syndroom|syndrome|ziekte|disease|protocol|model|criteria)/iu;

/** Peoples, languages, countries, religions, feasts, months, and things with a capital that everyone uses. */
export const commonCapitals = new Set(
  `nederland nederlander nederlanders nederlands nederlandse nederlandstalig holland hollands hollandse belgië belgie belg belgisch belgische duitsland duits duitse duitser frankrijk frans franse fransman engeland engels engelse engelsman brits britse spanje spaans spaanse italië italie italiaans italiaanse portugal portugees portugese turkije turks turkse turk marokko marokkaans marokkaanse marokkaan
  polen pools poolse pool suriname surinaams surinaamse surinamer curaçao curacao aruba antilliaans antilliaanse antillen indonesië indonesie indonesisch indonesische indisch indische molukken moluks molukse oekraïne oekraine oekraïens oekraïense rusland russisch russische syrië syrie syrisch syrische irak iraaks iraakse iran iraans iraanse afghanistan afghaans afghaanse eritrea eritrees eritrese somalië somalie somalisch somalische ethiopië ghana ghanees ghanese nigeria nigeriaans
  kaapverdië kaapverdisch china chinees chinese japan japans japanse india pakistan pakistaans vietnam vietnamees thailand thais thaise amerika amerikaans amerikaanse canada canadees canadese australië australie australisch australische nieuw-zeeland zuid-afrika afrika afrikaans afrikaanse europa europees europese azië azie aziatisch arabisch arabische koerdisch koerdische koerd berber berbers papiaments papiamento sranan roemenië roemeens roemeense bulgarije bulgaars bulgaarse griekenland grieks griekse kroatië bosnië bosnisch servië servisch albanië albanees hongarije hongaars tsjechië israël israel israëlisch palestina palestijns zweden zweeds noorwegen noors denemarken deens finland fins ierland iers schotland schots zwitserland zwitsers oostenrijk oostenrijks
  netherlands dutch england english britain british scotland scottish wales welsh ireland irish germany german france french spain spanish italy italian portuguese turkey turkish morocco moroccan poland polish surinamese russia russian ukraine ukrainian syria syrian iraqi iranian afghan somali eritrean ethiopian ghanaian nigerian kenya kenyan jamaica jamaican indian pakistani bangladesh bangladeshi japanese american america australian australia africa african asia asian europe european arab arabic kurdish romania romanian greece greek sweden swedish norway norwegian denmark danish mexico mexican brazil brazilian argentina caribbean
  friesland fries friese limburg limburgs limburgse brabant brabants brabantse zeeland zeeuws zeeuwse drenthe drents gelderland overijssel flevoland noord-holland zuid-holland vlaanderen vlaams vlaamse wallonië noord zuid oost west north south east
  islam islamitisch islamitische moslim moslims moslima christen christenen christelijk christelijke katholiek katholieke protestant protestantse gereformeerd hindoe hindoeïsme boeddhist boeddhisme jood joden joods joodse jehova jehova's christian catholic muslim muslims jewish hindu buddhist god allah jezus jesus bijbel koran quran bible heer boeddha
  kerst kerstmis pasen pinksteren hemelvaart sinterklaas ramadan suikerfeest offerfeest koningsdag oud nieuw carnaval moederdag vaderdag eid ramadan christmas easter thanksgiving halloween diwali hanukkah bank holiday valentijn
  januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag january february march may june july august october monday tuesday wednesday thursday friday saturday sunday
  netflix whatsapp facebook instagram tiktok youtube google teams zoom excel word snapchat twitter spotify tinder marktplaats wikipedia linkedin playstation xbox nintendo iphone ipad samsung apple android siri alexa fortnite minecraft skype bluetooth wifi internet funda digid chatgpt fitbit garmin strava headspace therapieland interapy minddistrict moodbuster superman batman tai chi pilates reiki youtuber bingo
  tavor ativan klonopin xanax rivotril valium librium adderall vyvanse strattera elvanse depakine largactil akineton tavegil corona covid covid-19 long-covid cola coca-cola red bull redbull fanta nutella nutrilon nutridrink fortimel coolmax gatorade guinness bacardi jack heineken's paracetamol vitamine vitamin omega
  ik i i'm i've i'll i'd ok oké mevrouw meneer dokter doctor dr mr mrs ms prof drs dhr mw mevr meneertje nhs gp ggz poh spv fact iht emdr cgt cbt dbt act mbt schema-therapie adhd add ptss ptsd ocd ocs ass dsm icd wmo wlz zvw wvggz wzd uwv wia wajong ww bijstand wsnp ggd coa ind duo svb cak ciz om hic eerste tweede cov atlas`
    .split(/\s+/)
    .filter(Boolean),
);
