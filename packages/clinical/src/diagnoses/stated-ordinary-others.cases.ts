/** Ordinary sentences in which somebody else has it. */
export const dutchOrdinaryOthers = `
C: Uw moeder heeft dus een depressie.
C: Je broer kreeg vorig jaar de diagnose schizofrenie.
C: Bij uw vader is de ziekte van Parkinson en dementie vastgesteld, vertelde u.
C: Dus je zus is bipolair, net als je oma.
C: Heeft je zusje nou ook ADHD? Dat was toch zo?
C: Dat je partner een alcoholverslaving heeft, maakt het niet makkelijk.
C: Uw man is depressief en dat vraagt veel van u.
C: Ik begrijp dat uw zoon autisme heeft.
C: Een kind met ADHD opvoeden is pittig.
C: Uw buurvrouw had boulimia, zei u.
C: De PTSS van uw vader heeft u als kind veel gekost.
C: Omdat uw moeder borderline had, moest u altijd op uw tenen lopen.
C: Was het niet uw tante die schizofrenie had?
C: Die vriendin van je heeft anorexia, toch?
C: In jullie familie komt dementie voor.
C: Je ex heeft dus een narcistische persoonlijkheidsstoornis volgens jou.
C: bij jullie thuis was het dus je vader die aan een depressie leed
C: je moeder had een angststoornis en daar heb je last van gehad
C: uw vrouw is vorige maand opgenomen met een psychose hoe is dat voor u
C: je collega is uitgevallen met een burn-out en nu doe jij het werk van twee
C: even samenvattend uw vader alcoholist uw moeder depressief en twee broers met adhd
C: zij heeft dus de diagnose borderline gekregen je zus bedoel ik
P: Mijn man heeft sinds kort alzheimer. C: Dat is zwaar. Alzheimer vraagt veel van een partner.
P: Mijn dochter heeft anorexia. C: Sinds wanneer heeft ze anorexia?
P: Mijn broer is schizofreen. C: Ja, dus hij heeft schizofrenie, en u bent bang dat u het ook krijgt.
C: Met een vader met een bipolaire stoornis was het thuis vast onrustig.
C: Haar dwangstoornis bepaalde bij jullie thuis dus alles.
C: Toen bleek dat je kleinzoon autisme had, viel er veel op zijn plek.
C: Wat naar dat je beste vriend een depressie heeft.
C: Het autisme van uw zoon vraagt om structuur.
C: Jouw schoonvader heeft Alzheimer en woont nu bij jullie in.
C: Als mantelzorger van iemand met dementie loopt u op uw tandvlees.
C: Nu uw echtgenoot dementie blijkt te hebben, verandert er veel voor u.
C: Mijn vorige cliënt had ook een paniekstoornis en die kwam er helemaal bovenop.
C: Zijn ADHD maakt het thuis dus druk.
C: Uw dochtertje is gediagnosticeerd met dyslexie.
C: Uw zus, die heeft toch borderline?
C: Dus uw vader kampte met een depressie.
C: U vertelde dat uw beide ouders alcoholverslaafd waren.
C: Uw oudste zoon is autistisch en uw jongste heeft ADHD.
C: Uw partner lijdt aan PTSS na zijn uitzending.
C: Bij uw moeder is dementie geconstateerd.
C: Je neefje heeft gilles de la tourette.
C: De diagnose van uw man is dus de ziekte van Alzheimer.
C: Met de ADHD van uw zoon gaat het dus beter.
C: Dat het bij uw broer schizofrenie bleek te zijn, was een schok.
C: Zij had een postnatale depressie, uw schoonzus.
C: Hij heeft autisme, jouw vriend?
C: Uw vader was dus manisch-depressief.
C: Jullie zoon heeft nu dus de diagnose ADHD.
C: uw kleindochter heeft anorexia en daar ligt u wakker van
C: je vader was alcoholist en je moeder had een paniekstoornis dus veilig was het niet
C: dus je partner zit thuis met een burn-out en jij moet alles regelen
C: ik snap dat het lastig is met een dochter die borderline heeft
C: je stiefvader die had dus ptss van de oorlog
C: je huisgenoot is in een psychose geraakt en jij hebt de crisisdienst gebeld
C: Uw ouders maken zich zorgen omdat uw broer verslaafd is aan cocaïne.
C: Ik lees dat er in de familie bipolaire stoornissen voorkomen, aan vaders kant.
C: Depressie zit bij jullie in de familie, aan moeders kant.
C: Uw moeder is overleden aan de gevolgen van dementie.
C: Uw ex-man bleek een gokverslaving te hebben.
C: Zo te horen heeft je baas een narcistische persoonlijkheidsstoornis, maar dat kan ik natuurlijk niet beoordelen.
C: Hoe oud was je toen je moeder depressief werd?
C: Die buurman met zijn schizofrenie maakt u bang.
C: Uw kind heeft dyslexie, net als u vroeger dacht van uzelf.
C: De diagnose autisme die uw dochter kreeg, heeft u aan het denken gezet.
C: Dat u een broer heeft met schizofrenie, is belangrijk om te weten.
C: Ze heeft dus al jaren boulimia, je zusje.
P: Mijn vader is alcoholist. C: Alcoholverslaving in het gezin heeft vaak veel invloed.
P: Mijn vrouw heeft een depressie. C: Hoe lang heeft ze die depressie al?
P: Mijn moeder had smetvrees. C: Dan bent u opgegroeid met een moeder met een dwangstoornis.
P: Mijn nichtje van zeven heeft adhd. C: O ja, ADHD, en daar past u dan op.
P: Mijn broer zit in een kliniek. C: Voor die alcoholverslaving?
P: Bij mijn zus hebben ze borderline vastgesteld. C: Borderline, dat is heftig voor jullie allemaal.
C: Uw moeder kreeg op haar zestigste dementie, als ik het goed onthouden heb.
C: Dat klinkt zwaar, een zoon met een verslaving en een man met een depressie.
C: Bij uw dochter hebben de kinderartsen ADHD vastgesteld, schrijft u op het formulier.
C: Uw tweelingzus is gediagnosticeerd met een bipolaire stoornis, dat maakt dat ik extra doorvraag.
C: Hij heeft een alcoholverslaving, zegt u, en hij wil er niets aan doen.
C: Je vertelde dat je beste vriendin is opgenomen vanwege anorexia.
C: U heeft een man met Parkinson en een moeder met dementie, dat is niet niks.
C: De schizofrenie van uw broer heeft een stempel op het gezin gedrukt.
C: Ik begrijp dat er bij uw kleinzoon nu ook autisme is vastgesteld.
C: Omdat je vader borderline heeft, weet je nooit hoe hij reageert.
C: Uw schoonmoeder lijdt aan de ziekte van Alzheimer en herkent u niet meer.
C: U schrijft dat uw ex-vrouw een persoonlijkheidsstoornis heeft.
C: Zijn moeder was depressief en zijn vader dronk, vertelde u over uw man.
C: Als uw partner PTSS heeft, is het logisch dat u op eieren loopt.
C: Je groeide op met een zusje met autisme.
C: Mijn zus heeft zelf ook ADHD, dus ik weet een beetje hoe dat gaat.
C: Een collega van mij heeft een burn-out, vandaar dat ik het nu overneem.
C: Er zit dus ADHD in de familie, je broer en je oom.
C: je zegt dat je vriend autisme heeft en dat hij daarom niet meegaat naar feestjes
C: jouw moeder had dus eigenlijk een eetstoornis en daar werd thuis nooit over gepraat
C: als ik het goed begrijp is je vader aan het dementeren heeft hij alzheimer
C: dus bij je zoon is adhd vastgesteld en nu herken jij je daar ook in
C: je man heeft een depressie en jij houdt de boel draaiend
C: die nieuwe vriend van je moeder heeft een gokverslaving zei je
C: jullie jongste heeft een angststoornis en gaat niet meer naar school
C: je opa van moeders kant die had schizofrenie en je oom ook
C: u zorgt voor uw vrouw met dementie dag en nacht
C: haar borderline maakt het voor u als partner soms onmogelijk
P: Mijn zoon van 15 is verslaafd aan gamen. C: Een gameverslaving bij een puber vraagt veel van ouders.
P: M'n broer heeft PTSS van Afghanistan. C: En praat hij over die PTSS?
P: Mijn moeder is dement. C: Sinds wanneer heeft uw moeder dementie?
P: Mijn vriendin heeft borderline. C: Oké, dus zij heeft borderline en u merkt daar veel van.
P: mijn vader had een depressie toen ik klein was C: dat moet moeilijk geweest zijn een vader met een depressie
P: Mijn buurman is schizofreen en schreeuwt de hele nacht. C: Schizofrenie kan voor buren heel ingrijpend zijn.
`;

export const englishOrdinaryOthers = `
C: So your mother had bipolar disorder.
C: Your brother was diagnosed with schizophrenia last year, you said.
C: It must be hard to have a husband with dementia.
C: Your dad's drinking, his alcohol dependence really, shaped your childhood.
C: you told me your sister has anorexia how is she doing
C: A friend of yours has PTSD, if I remember correctly.
C: Growing up with a mother who has borderline personality disorder isn't easy.
P: My son has autism. C: Raising a child with autism takes a lot of energy.
C: your son has adhd and you're exhausted
C: And it was your grandfather who had Alzheimer's?
C: because your wife has ocd you end up doing all the cleaning
C: Your cousin has schizophrenia and you're scared of getting it too.
C: So both your parents were depressed.
C: Your partner's depression is weighing on you.
C: It was your brother who had the eating disorder.
C: with a dad who was an alcoholic you learn to read the room
C: Your boss sounds difficult, but whether he has a narcissistic personality disorder I can't say.
C: Your mum's dementia is getting worse, you say.
C: Both your sons have been diagnosed with ADHD now.
C: She has bipolar disorder, your ex, right?
P: My sister has OCD. C: And how long has she had OCD?
P: My best friend has anorexia. C: Anorexia is tough on friends too.
C: your roommate was admitted with a psychosis and you found him
C: Living with someone with PTSD takes a lot of patience.
C: Your mother has been diagnosed with dementia, and you're the only child.
C: So he has PTSD, your husband, and he won't talk about it.
C: His autism makes family parties difficult, you said.
C: Your late father had bipolar disorder, didn't he?
C: It was your sister's anorexia that brought the family into therapy.
C: caring for a wife with alzheimer's is a full time job
C: so your kid has adhd and your ex has a drinking problem
C: There's depression on your mother's side, and your uncle had schizophrenia.
C: Your best friend was admitted with anorexia last week, that must be frightening.
P: My dad's an alcoholic. C: Having a father with an alcohol addiction leaves marks.
P: My wife was diagnosed with MS and depression. C: How long has she had depression?
`;
