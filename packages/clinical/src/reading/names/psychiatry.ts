/** Medicines of psychiatry and neurology: Dutch name = English name where it differs: brands. General knowledge. */
export const psychiatricMedicines = `
sertraline: Zoloft, Lustral | citalopram: Cipramil, Celexa | escitalopram: Lexapro, Cipralex | fluoxetine: Prozac | fluvoxamine: Fevarin, Faverin
paroxetine: Seroxat, Paxil | venlafaxine: Efexor, Effexor, Venlafaxin | desvenlafaxine: Pristiq | duloxetine: Cymbalta | mirtazapine: Remeron
bupropion: Wellbutrin, Zyban, Elontril | vortioxetine: Brintellix, Trintellix | agomelatine: Valdoxan | trazodon = trazodone: Trazolan, Desyrel, Molipaxin, Trittico
reboxetine: Edronax | mianserine = mianserin: Tolvon | maprotiline: Ludiomil | dosulepine = dosulepin: Prothiaden
amitriptyline: Sarotex, Tryptizol, Redomex | nortriptyline: Nortrilen, Allegron | clomipramine: Anafranil | imipramine: Tofranil | doxepine = doxepin: Sinequan
desipramine | protriptyline | trimipramine | lofepramine | fenelzine = phenelzine: Nardil, Nardelzine | tranylcypromine: Tracydal, Parnate
moclobemide: Aurorix, Manerix | esketamine: Spravato | ketamine: Ketanest | sint-janskruid = st john's wort: Hyperiplant, Laif
lithium: Priadel, Camcolit, Litarex | lithiumcarbonaat = lithium carbonate | lithiumcitraat = lithium citrate
valproïnezuur = valproate: Depakine, Orfiril, Epilim, Depakote, valproaat, natriumvalproaat, valproic acid, VPA | lamotrigine: Lamictal, LTG
carbamazepine: Tegretol, Carbatrol, CBZ | oxcarbazepine: Trileptal, OXC | topiramaat = topiramate: Topamax | levetiracetam: Keppra, LEV
gabapentine = gabapentin: Neurontin | pregabaline = pregabalin: Lyrica | fenytoïne = phenytoin: Diphantoine | fenobarbital = phenobarbital
clobazam: Frisium, Urbadan | lacosamide: Vimpat | ethosuximide | brivaracetam: Briviact | perampanel: Fycompa | zonisamide: Zonegran
quetiapine: Seroquel | olanzapine: Zyprexa, Zypadhera | risperidon = risperidone: Risperdal, Okedi | aripiprazol = aripiprazole: Abilify, Maintena
clozapine: Leponex, Clozaril, Denzapine, Zaponex | haloperidol: Haldol | paliperidon = paliperidone: Xeplion, Invega, Trevicta | lurasidon = lurasidone: Latuda
cariprazine: Reagila, Vraylar | brexpiprazol = brexpiprazole: Rxulti, Rexulti | amisulpride: Solian | sulpiride: Dogmatil | ziprasidon = ziprasidone: Geodon
sertindol = sertindole: Serdolect | asenapine: Sycrest | zuclopentixol = zuclopenthixol: Cisordinol, Clopixol
flupentixol = flupenthixol: Fluanxol, Depixol | pipamperon = pipamperone: Dipiperon | broomperidol = bromperidol: Impromen
pimozide: Orap | penfluridol: Semap | fluspirileen = fluspirilene: Imap | perfenazine = perphenazine: Trilafon | levomepromazine: Nozinan
chloorpromazine = chlorpromazine: Largactil | chloorprotixeen = chlorprothixene: Truxal | droperidol: Dehydrobenzperidol | periciazine: Neuleptil
loxapine: Adasuve | prochloorperazine = prochlorperazine: Stemetil | trifluoperazine | tiapride: Tiapridal
methylfenidaat = methylphenidate: Ritalin, Concerta, Medikinet, Delmosart, Equasym, Kinecteen, Ritaline, Xaggitin
dexamfetamine = dexamphetamine: Tentin, Amfexa, Dexedrine, dextroamphetamine | lisdexamfetamine: Elvanse, Vyvanse, lisdexamphetamine
atomoxetine: Strattera | guanfacine: Intuniv | modafinil: Modiodal, Provigil | armodafinil: Nuvigil | amfetamine = amphetamine: Adderall
natriumoxybaat = sodium oxybate: Xyrem | pitolisant: Wakix | clonidine: Catapresan, Dixarit, Catapres
oxazepam: Seresta | lorazepam: Temesta, Ativan | diazepam: Valium, Stesolid | alprazolam: Xanax | temazepam: Normison, Restoril | bromazepam: Lexotanil, Lexotan
clonazepam: Rivotril, Klonopin | midazolam: Dormicum, Buccolam | nitrazepam: Mogadon | flurazepam: Dalmadorm | flunitrazepam: Rohypnol | lormetazepam: Noctamid
loprazolam: Dormonoct | brotizolam: Lendormin | prazepam: Reapam | clorazepaat = clorazepate: Tranxene | chloordiazepoxide = chlordiazepoxide: Librium
zolpidem: Stilnoct, Ambien, Zolpidemtartraat | zopiclon = zopiclone: Imovane, Zimovane | eszopiclon = eszopiclone: Lunesta
melatonine = melatonin: Circadin, Slenyto, Bio-melatonine | daridorexant: Quviviq | suvorexant: Belsomra | ramelteon: Rozerem
promethazine: Phenergan | hydroxyzine: Atarax | buspiron = buspirone: Buspar | propranolol: Inderal | valeriaan = valerian: Dormeasan
acamprosaat = acamprosate: Campral | disulfiram: Refusal, Antabus, Antabuse | naltrexon = naltrexone: Revia, Vivitrol | nalmefeen = nalmefene: Selincro
baclofen: Lioresal | methadon = methadone: Symoron | buprenorfine = buprenorphine: Suboxone, Subutex, Temgesic, Buvidal, BuTrans, Sixmo
naloxon = naloxone: Nyxoid, Narcan | varenicline: Champix, Chantix | cytisine: Decigatan | nicotine: Nicorette, Nicotinell, Niquitin
biperideen = biperiden: Akineton | trihexyfenidyl = trihexyphenidyl: Artane | procyclidine: Kemadrin | thiamine: Benerva, vitamine b1, vitamin b1, vitamine b 1
donepezil: Aricept | rivastigmine: Exelon | galantamine: Reminyl | memantine: Ebixa, Namenda | levodopa: Sinemet, Madopar, Stalevo, levodopa/carbidopa, co-careldopa, co-beneldopa
pramipexol = pramipexole: Sifrol, Mirapexin | ropinirol = ropinirole: Requip, Adartrel | rasagiline: Azilect | amantadine: Symmetrel
sumatriptan: Imigran, Imitrex | rizatriptan: Maxalt | zolmitriptan: Zomig | naratriptan: Naramig | eletriptan: Relert | frovatriptan: Fromirex
erenumab: Aimovig | fremanezumab: Ajovy | rimegepant: Vydura | flunarizine: Sibelium | pizotifeen = pizotifen: Sandomigran
betahistine: Betaserc, Serc | cinnarizine: Stugeron | tetrabenazine: Xenazine | riluzol = riluzole: Rilutek | prazosine = prazosin: Minipress`;
