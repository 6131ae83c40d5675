/** Smaller towns of the Netherlands, Belgium, the United Kingdom and Ireland. */
export const morePlaces = `
aagtekerke aalst aardenburg aarle-rixtel aarschot aartselaar abergavenny aberystwyth accrington achterveld acton adegem aduard aerdenhout afferden airdrie akersloot akkrum albergen aldeboarn aldershot alem alfreton alloa almen
almkerk alnwick alteveer altforst alton altrincham ambleside ambt-delden ameide amerongen amersham ammerstol amstenrade andel andelst andijk andover anjum anloo anna-paulowna annen ansen antrim antwerp apeltern appleby arbroath
arcen arkel arlon armagh arnemuiden arundel ashbourne ashington ashton asperen asse assebroek assendelft ath atherstone athlone avelgem avenhorn avereest averhorn aviemore axminster aylesbury ayr baak baambrugge baarland babberich
bacup badhoevedorp bakel bakewell bakhuizen bala balbriggan balen balgoij balham balk balkbrug ballina ballum ballymena banbury banff bangor barchem barger-compascuum barger-oosterveld barking barnet barnstaple barrow
barrow-in-furness barry barsingerhorn basildon bastogne bathmen batley beaconsfield bebington beccles beckenham bedlington bedworth beekbergen beernem beers beerse beilen belfeld bellingwolde belper beltrum bemelen beneden-leeuwen
bennebroek bennekom benningbroek benthuizen berchem berg-en-dal bergambacht bergeijk bergentheim bergharen bergschenhoek beringen berkhamsted berkhout berlaar berlicum berwick best beugen beveren beverley bewdley bexhill bexley
bexleyheath bicester bideford biervliet biezenmortel biggekerke biggleswade billericay bilston bilzen bingelrade bingley birkenhead blackwood blandford blankenberge blerick bleskensgraaf bletchley blitterswijck blokker blyth
bocholtz bodmin boechout boekel boelenslaan boerakker bognor boldon bolsward bonheiden boom bootle bordon borehamwood borgercompagnie borgerhout borkel bornem borssele bosschenhoofd boven-leeuwen bovenkarspel bovensmilde brackley
brackmills bracknell bradford-on-avon braintree brakel brandwijk brasschaat bray brecht brecon bredene bredevoort bree breezand brent brentford brentwood breskens breugel bridgend bridgnorth bridgwater bridlington bridport
brierley brighouse brixham brixton broadstairs broekhuizen bromsgrove bronckhorst broxbourne bruchem bruges bruinisse bruntinge brussels buckingham bude budel buitenpost bunde buren burgh-haamstede burgum burntwood burton burum
bushey buurmalsen buurse buxton byneveld cadzand caernarfon caerphilly caithness callantsoog camberley camborne cannock carlow carmarthen carrickfergus castlebar castleford caterham catford cavan celbridge charleroi chatham
cheadle cheam cheddar chesham cheshunt chester-le-street chesterfield chichester chigwell chippenham chipping chiswick chorley christchurch cirencester clacton cleckheaton cleethorpes clevedon clitheroe clonmel clydebank coalville
coatbridge cockermouth coleraine colijnsplaat collendoorn colne congleton consett conwy corby cork cothen cowbridge cowdenbeath cowes cramlington cranleigh crediton creil crewe crewkerne cromer crook crowborough cumbernauld
cumbria cwmbran daarle daarlerveen dagenham dalem dalen dalkeith damwoude darlington dartford dartmouth darwen daventry dawlish deest deil deinum deinze delden delwijnen demen den-dolder den-ham dendermonde denekamp deptford
dereham dessel destelbergen deurningen devizes dewsbury didcot diegem diepenheim diepenveen dieren diessen diest diever diffelen diksmuide dilbeek dilsen-stokkem dinant dinteloord dinther dinxperlo dirkshorn dirksland diss
dodewaard doenrade doesburg doezum donkerbroek doorn doornenburg doornspijk dorking dorst downham dreischor drempt dreumel driel driffield drijber drimmelen drogeham drogheda droitwich dronfield drongen dronrijp drunen duffel
duizel dulwich dumbarton dumfries dundalk dunfermline dungannon dunoon dunstable dussen dwingeloo ealing earley easterein eastermar eastleigh eccles edegem ederveen edgware eede eefde eeklo eelderwolde eemshaven eerbeek eerde eext
egham egmond eigenbrakel ekeren elgin ell elland ellecom ellesmere elsloo elspeet eltham ely emst ennis enniskillen enspijk enter epping epse epsom erembodegem erica erith erm erp esch escharen esher espel essen etersheim eupen
evergem evesham ewijk exloo exmouth eygelshoven ezinge falkirk falmouth fareham faringdon farnborough farnham faversham feerwerd felixstowe fenham ferndown ferwerd ferwert fijnaart finchley finsterwolde fleetwood flint folkestone
formby friesens frinton frome fulham gainsborough galashiels garderen garforth garmerwolde garrelsweer garyp gasselte gasselternijveen gavere geel geesteren geffen genderen gendt genk geraardsbergen gerkesklooster gerrards geulle
ghent giesbeek giessen giessenburg gieten gieterveen ginneken gistel glane glanerbrug glastonbury glenrothes glossop godalming goedereede goenga goole gorssel gortel gosforth gosport gouderak goudswaard graauw grafhorst
gramsbergen grantham grashoek grathem gravesend grays greenock grijpskerk grimbergen groede groessen groet gronsveld groot-ammers grootebroek grubbenvorst guisborough guiseley gulpen gytsjerk haacht haaften haalderen haaren haarle
haarsteeg haastrecht haelen haghorst hailsham halen halesowen halesworth halfweg halle hallum halstead halsteren haltwhistle hamme hammersmith hamont-achel hampstead hank hansweert haps harbrinkhoek hardenberg harelbeke haringey
haringhuizen harkema harlesden harlow harmelen harpenden harreveld harskamp harwich haslemere hasselt hatfield haulerwijk havant havelte haverfordwest haverhill hawick haywards haywards-heath hazerswoude heanor hebburn hebden
hedel heeg heel heelsum heelweg heemserveen heenvliet heerewaarden heerjansdam heerle heeswijk heeten heijen heijenrath heijningen heinenoord heinkenszand heino heist-op-den-berg helden helenaveen helensburgh hellouw helston
helvoirt hem hemelum hendon hengevelde hengstdijk henley hensbroek hereford herentals herk-de-stad herkenbosch herkingen herne herselt herten hertme herveld herwen herwijnen hessle heteren heukelom heukelum heumen heverlee hexham
heythuysen heywood hierden hijum hillingdon hinckley hippolytushoef hitchin hoboken hoddesdon hoedekenskerke hoegaarden hoeilaart hoenderloo hoenzadriel holborn hollandscheveld hollum holmfirth holsworthy holten holthees holwerd
holyhead honiton hoogblokland hoogersmilde hoogkarspel hooglanderveen hoogmade hoogstraten hoogvliet hoogwoud hoonhorst hoornaar hoptille horley hornchurch hornsea hornsey horsham horssen hounslow houthalen houthulst houtigehage
houwerzijl hove hoylake hucknall huijbergen huisduinen huisseling huizinge hull hulsberg hulshorst hummelo hungerford huntingdon hurdegaryp hurwenen huy hyde hythe ichtegem ieper ijhorst ijlst ijsselmuiden ijzendijke ilford
ilfracombe ilkeston ilkley ilminster ilpendam immingham ingelmunster ingen inverclyde inverurie irvine itteren ittervoort izegem jabbeke jarrow jedburgh jirnsum jisp jorwert jubbega julianadorp jutphaas kaatsheuvel kalmthout
kamerik kamperland kapel-avezaath kapelle kapelle-op-den-bos kapellen kasterlee katlijk katwoude kedichem keighley kekerdom keldonk kelpen-oler kelso kendal kenilworth kensington kerk-avezaath kerkdriel kessel kesteren keswick
kettering kidderminster kidsgrove kilburn kilder killarney kilmarnock kimswerd kingsbridge kingston kingswinford kirkby kirkcaldy kirkintilloch klaaswaal klarenbeek klazienaveen kloetinge kloosterhaar knaresborough knokke
knokke-heist knowsley knutsford kockengen koedijk koekange koekangerveld koekelare koekelberg koksijde kolham kolhorn kollum kommerzijl koningsbosch koningslust kontich kootstertille kootwijkerbroek kortenberg kortenhoef kortessem
kortgene kortrijk koudekerk koudekerke koudum krabbendijke kraggenburg kranenburg krommenie kronenberg kropswolde kruibeke kruiningen kruishoutem kruisland kudelstaart kwadendamme kwintsheul laag-keppel laakdal lage-zwaluwe laken
lamswaarde lanaken lanark lancing landen landsmeer langbroek langedijk langelo langenboom langeraar langerak langeveen langezwaag larne lattrop launceston leamington leatherhead lebbeke lede ledeberg leende leens leeuwen leigh
leighton leimuiden lellens lent leominster leopoldsburg lepelstraat lerwick letchworth lettele letterkenny leuth leuvenheim leuze leveroy lewedorp lewes leyland leyton leytonstone lichfield lichtervelde liedekerke liege liempde
lienden lier lierop lieshout liessel lievegem lievelde lieveren lijnden lille limbricht limmen linne linschoten lippenhuizen lisburn lisserbroek lith lithoijen littlehampton livingston llandudno llanelli llangollen lobith
lochristi loenen loenersloot loil lokeren lommel londerzeel londonderry longford lonneker loo loosbroek lopik lopikerkapel loppersum lottum loughborough loughton louth lovendegem lowestoft ludlow luinjeberd lutjebroek lutten
luttenberg luyksgestel lydney lymington lytham maarheeze maarsbergen maarssenbroek maartensdijk maasbommel maasbracht maasdam maasdijk maaseik maashees maasland maasmechelen maasniel maastricht-airport mablethorpe macclesfield
macharen made maesteg maghull maidenhead makkinga makkum maldegem maldon malle malmesbury malton malvern mansfield mantgum margate margraten mariahout mariakerke marienberg marienheem marienvelde markelo marknesse marlborough
marlow marrum marssum marum maryport matlock maynooth mechelen-noord megchelen megen meise melick meliskerke melksham melton menaam menaldum menen mensingeweer merelbeke merksem merksplas merthyr merton meterik metslawier
mexborough mheer middelaar middelbeers middelie middelkerke middelrode middelstum middenbeemster middenmeer midhurst midlaren midlum midwolda midwoud mildam mildenhall milheeze mill millingen milsbeek minehead minnertsga mirfield
mitcham moerdijk moergestel moerstraten moeskroen mol mold molenaarsgraaf molenbeek molenhoek molenschot monmouth mons montfort montrose mook moordrecht moorveld morecambe morley morpeth mortsel motherwell muiden muiderberg
mullingar munnekeburen munstergeleen muntendam mussel musselburgh musselkanaal naas namen namur nantwich navan neath nederasselt nederhemert nederhorst nederweert nelson nenagh nes netterden nevele newark newbridge newbury
newcastle-under-lyme newhaven newmarket newquay newry newtownabbey newtownards nibbixwoud niehove niekerk niel nieuw-amsterdam nieuw-beijerland nieuw-bergen nieuw-buinen nieuw-lekkerland nieuw-vennep nieuw-weerdinge nieuwaal
nieuwe-niedorp nieuwendijk nieuwkuijk nieuwlande nieuwolda nieuwpoort nieuwstadt nijlen ninove nispen nistelrode noordbroek noordeloos noorden noordhorn noordscheschut noordwolde nootdorp northallerton northolt northwich norwood
nuis nuland numansdorp nuneaton nunhem nutter oadby oakham oban obbicht obdam odijk odiliapeel odoorn oefelt oene oerle offingawier oijen oirlo oirsbeek okehampton olburgen oldbury oldeholtpade oldehove oldekerk oldemarkt olland
olst omagh ommel onderdendam onnen onstwedde ooij ooltgensplaat oost-knollendam oost-souburg oosteind oostelbeers oosterblokker oosterend oosterhesselen oosterland oosternijkerk oosterwijk oosterwolde oosterzele oosthuizen
oostkamp oostkapelle oostrozebeke oostvoorne oostwold opeinde opende ophemert opheusden opijnen oploo opmeer oppenhuizen opperdoes opwijk ormskirk orpington orvelte ospel ossendrecht ossenisse ossett oswestry otley otterlo
ottersum oud-gastel oud-heverlee oud-vossemeer oud-zuilen oude-tonge oude-wetering oudega oudehaske oudemirdum oudenaarde oudenbosch oudeschans oudkarspel oudleusden oundle overasselt overberg overdinkel overijse overloon overpelt
overschie paasloo padstow paignton paisley pannerden panningen papekop papenvoort parrega paterswolde peer peest peij peize pelt penarth penge penrith penryn penzance pernis pershore perth peterhead petersfield petten philippine
piaam pickering piershil pieterburen pieterzijl pinner pittem plaistow plumstead pocklington poederoijen poeldijk polsbroek pontefract ponteland pontypool pontypridd poole poortugaal poortvliet poperinge porthcawl porthmadog
portishead portlaoise portrush posterholt potters prestatyn prestwich prestwick princenhage pudsey purley purmerland puth putney putte puttershoek puurs pwllheli raamsdonk raamsdonksveer ramsbottom ramsgate randwijk ranst ravels
ravenstein ravenswaaij rawtenstall rayleigh redcar redditch redhill redruth reek reeuwijk reigate rekken renesse renfrew renswoude retford retie retranchement rhenoy rhondda rhoon rhyl richmond riel riemst riethoven rietmolen
rijkevorsel rijnsaterswoude rijpwetering rijsbergen rijsenhout rilland ringwood rinsumageest ripley ripon ritthem rockanje rodenrijs roelofarendsveen roeselare roggel rolde romford romsey ronse roosteren roscommon rossum roswinkel
rothwell rotselaar rottevalle rouveen royston rozendaal rucphen rugby rugeley ruinen ruinerwold ruislip ruiten rumpt runcorn rushden rutten ryde rye saddleworth saffron saltash saltburn sambeek sandbach sandhurst sandown sandwich
santpoort sappemeer schaarbeek schaijk schalkhaar schalkwijk scharendijke scharnegoutum scharsterbrug scheemda schelle schermerhorn scherpenheuvel scherpenisse scherpenzeel schilde schimmert schin-op-geul schinnen schinveld
schipluiden schoondijke schoonebeek schoonloo schoonoord schoonrewoerd schoorl schore schoten schuddebeurs schuinesloot scunthorpe seaford seaham selby selkirk sellingen serooskerke settle sevenoaks sevenum shaftesbury shanklin
sheerness shepperton shepton sherborne shildon shipley shoreditch shoreham sidcup siddeburen sidmouth siebengewald silvolde simpelveld sinderen sint-amandsberg sint-annaparochie sint-gillis sint-jacobiparochie sint-katelijne-waver
sint-nicolaasga sint-niklaas sint-pancras sint-philipsland sint-truiden sint-willebrord sittingbourne skegness skelmersdale skipton slagharen sleaford sleen sleeuwijk slenaken sligo slijk-ewijk slootdorp sloten sluis sluiskil
smakt smethwick smilde snelrewaard soerendonk solihull son sonnega southall southgate southport southwell southwold spaarndam spakenburg spalding spanbroek spanga spankeren spaubeek spennymoor spier spierdijk spijk spijkerboor
sprang-capelle sprundel stabroek staden stafford staines stalybridge stamford standdaarbuiten stanley stanmore stavenisse stavoren steenderen steensel steenwijkerwold steggerda stekene stellendam stepney sterksel stevensbeek
stevensweert steyl stirling stockton stolwijk stompetoren stonehaven stornoway stourbridge stourport stoutenburg stowmarket stranraer streatham streefkerk stretford strijen stroe stroud suameer sudbury surbiton susteren sutton
suwald swadlincote swaffham swalmen swanage swanley sweikhuizen swifterbant swinton swords sydenham tadcaster tallaght tamworth tavistock teddington tegelen teignmouth temse tenby ter-aar terheijden terherne termunten ternaard
ternat tervuren tessenderlo tetbury teteringen teuge tewkesbury thame thatcham thetford thirsk thorn thornaby thurles thurrock thurso tielt tienen tienhoven tienray tijnje tilbury tinte tipperary tiverton todmorden toldijk
tolkamer tonbridge tongeren tooting torhout torpoint torquay totnes tournai towcester tralee tremelo tricht triemen trowbridge truro tuk tullamore turnhout twickenham twijzel twijzelerheide twisk tynaarlo tynemouth tytsjerk tzum
tzummarum ubachsberg ubbena uckfield uffelte ugchelen uitdam uithuizen uithuizermeeden uitwellingerga ukkel ulestraten ulft ulicoten ulrum ulvenhout ulverston uppingham urmond urmston ursem usquert uttoxeter uxbridge vaassen
valburg valthe valthermond varik varsselder vasse veelerveen veenhuizen veeningen veenklooster veenwouden velddriel velden veldhunten velserbeek velserbroek ven-zelderheide venhorst venhuizen venlo-blerick ventnor verviers
verwolde vessem vethuizen veurne vierakker vierhouten vierlingsbeek vierpolders vijfhuizen vilsteren vilvoorde vinkega vlagtwedde vledder vleuten-de-meern vlierden vlodrop voerendaal vogelenzang vogelwaarde volkel vollenhove
vorden vorselaar vorstenbosch vosselaar vragender vreeland vreeswijk vries vriescheloo vroomshoop vrouwenpolder vuren waarde waardenburg waarland waasmunster wadebridge wadenoijen wagenberg wagenborgen walem wallasey wallsend
waltham wamel wandsworth wanroij wanssum wantage warder waregem wareham warffum warga warmenhuizen warminster warmond warnsveld warten warwick washington waspik watchet waterford wateringen waterlandkerkje waterloo wath waverveen
wavre wedde wednesbury weerselo wehe-den-hoorn wehl weidum weiteveen wekerom well wellerlooi wellingborough welshpool welsum welwyn wembley wemeldinge wemmel wenduine wergea werkendam werkhoven wernhout wervershoof wervik wesepe
wessem westbroek westbury westdorpe westerbork westeremden westerhaar westerhoven westerlee westerlo westernieland westhoughton westkapelle westmaas weston-super-mare westport westwoud wetherby wetteren weurt wevelgem wexford
weybridge weymouth wezembeek-oppem wezep whitby whitechapel whitehaven whitstable whittlesey wicklow widnes wieringerwaard wieringerwerf wierum wiesel wijckel wijdenes wijdewormer wijk-aan-zee wijlre wijnaldum wijnandsrade
wijngaarden wijnjewoude wijster wijthmen willebroek willemsoord wilmslow wilp wilrijk wilsum wimborne windermere windesheim windsor wingene winkel winsford winssen wintelre winterswijk-meddo wirdum wisbech wissenkerke witham
witharen withernsea witmarsum witney wittem wognum woking wokingham wolfheze wolphaartsdijk wombwell wommelgem wommels woodbridge woodstock woolwich wootton workington worksop wormer worsley wortegem woubrugge woudsend wouw
wouwse-plantage wuustwezel wymondham yarm yarmouth yate yde yeadon yeovil yerseke york ystradgynlais zaamslag zaandijk zandeweer zandhoven zaventem zedelgem zeegse zegge zegveld zeijen zele zelzate zemst zennewijnen zetten
zevenhoven zevenhuizen zieuwent zijderveld zijdewind zijtaart zingem zoelen zoelmond zoersel zonhoven zonnebeke zonnemaire zottegem zoutelande zoutkamp zoutleeuw zuidbroek zuiderwoude zuidlaarderveen zuidland zuidschermer zuidveen
zuidwolde zuidzande zuilichem zulte zuna zundert zutendaal zuurdijk zwaagdijk zwaagwesteinde zwartebroek zwartemeer zwartewaal zwartsluis zweeloo zwevegem zwiggelte`;

/** Of these the ones that are words too, or parts of names: a town only with a capital. */
export const placesThatAreWords = `
acton alton ashton asse ath bala barking barrow barry beers bemelen boekel brakel bray brecht brent bude burton bushey cheddar chipping cothen crewkerne crook dalem dalen diss doorn driffield eccles eede elgin ell ely erica erp
esch espel essen exloo flint frome garyp giessen gieten grays halle hallum hamme hank heeg helden henley herne herten heumen hierden horley hove huy hyde hythe irvine jisp kamerik kapelle katlijk kelso kessel kilder kingston
landen larne lede leigh leyland lier lille linne lith loil louth lutten malton marlow marum megen meise melick merton mheer middelaar middelie midlum mill mook morley mussel naas namen navan neath nelson nenagh nes nevele niekerk
niel nispen noorden nuis nutter oakham oban oene oijen olst ommel onnen ooij opende ospel overberg peer peest peij peize penge petten poole potters purley puth putte redhill reek retie riel ripley roggel rolde ronse rossum rugby
ruinen ruiten rutten ryde rye saffron sandown schore schoten settle sinderen sleen sloten sluis spier spijk spijkerboor stanley sterksel stroe stroud sutton swords thame thorn tielt tinte tricht tuk twisk uitdam ulft vasse
veenhuizen vries vuren waarde walem waltham wamel wanroij wantage warder warten wath wedde wehl welsum westbroek wierum wilp wilsum wouw yarm yate yde york zegge zemst zulte`;

export const morePlacesOfSeveralWords = `
alphen aan de maas, anna paulowna, beneden leeuwen, berg en dal, boven leeuwen, burgh haamstede, de kwakel, de lutte,
den dolder, den ham, den hoorn, den oever, den dungen, egmond aan zee, egmond aan den hoef, bergen aan zee,
wijk aan zee, noordwijk aan zee, katwijk aan zee, heerde, heeswijk dinther, hoogvliet, kapelle op den bos,
koog aan de zaan, lage zwaluwe, hoge zwaluwe, lage vuursche, nieuw vennep, nieuw bergen, nieuw lekkerland,
nieuwe niedorp, oude wetering, oude tonge, oud gastel, oud beijerland, oud vossemeer, ter aar, schin op geul,
sint annaparochie, sint pancras, sint willebrord, sint jacobiparochie, sint nicolaasga, sprang capelle, son en breugel,
tweede exloërmond, valkenburg aan de geul, wehe den hoorn, wijk en aalburg, zoeterwoude rijndijk, zoeterwoude dorp,
baarle nassau, baarle hertog, aarle rixtel, sint niklaas, sint truiden, sint pieters leeuw, sint martens latem,
sint genesius rode, la louvière, knokke heist, heist op den berg, hebden bridge, merthyr tydfil, ebbw vale,
port talbot, weston super mare, leighton buzzard, melton mowbray, market harborough, market drayton, newton abbot,
newton aycliffe, bishop auckland, bishops stortford, bishop's stortford, barrow in furness, burnham on sea,
burton on trent, burton upon trent, ashton under lyne, chester le street, houghton le spring, stockton on tees,
stratford upon avon, walton on thames, walton on the naze, clacton on sea, leigh on sea, lytham st annes, st austell,
st ives, st neots, st andrews, st asaph, st leonards, great yarmouth, great malvern, king's lynn, kings lynn,
welwyn garden city, letchworth garden city, royal wootton bassett, royal leamington spa, leamington spa, hay on wye,
ross on wye, isle of wight, isle of man, isle of sheppey, herne bay, colwyn bay, whitley bay, robin hood's bay,
canvey island, hayling island, south ockendon, east kilbride, east grinstead, east ham, west ham, north shields,
north walsham, potters bar, waltham abbey, waltham cross, haywards heath, burgess hill, gerrards cross, saffron walden,
sutton coldfield, castle douglas, fort william, kirkby lonsdale, chipping norton, chipping sodbury, milford haven,
shepton mallet, newport pagnell, newcastle under lyme, ellesmere port, cheadle hulme, hazel grove, poulton le fylde,
thornton cleveleys, bognor regis, lyme regis, tower hamlets, bethnal green, golders green, wood green, palmers green,
muswell hill, crystal palace, canary wharf, earls court, notting hill, shepherd's bush, shepherds bush,
stoke newington, dun laoghaire, salt lake city, kansas city, san antonio, san jose`;
