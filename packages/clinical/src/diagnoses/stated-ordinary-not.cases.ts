/** Ordinary sentences in which the client does not have it, or in which it is only asked about. */
export const dutchOrdinaryNot = `
C: Nee, dit is geen depressie.
C: ADHD heeft u niet, dat is nu wel duidelijk.
C: Autisme is het in elk geval niet.
C: Ik zie bij u geen aanwijzingen voor een psychose.
C: Voor een persoonlijkheidsstoornis vind ik onvoldoende aanknopingspunten.
C: Een bipolaire stoornis kunnen we met een gerust hart uitsluiten.
C: U hoeft zich geen zorgen te maken over dementie, het is gewoon vergeetachtigheid.
C: Dat is nog lang geen alcoholverslaving.
C: Ik heb goed gekeken naar borderline, maar dat past niet bij u.
C: U heeft last van stress, maar van een burn-out is geen sprake.
C: Dan is het dus geen paniekstoornis.
C: Dat u somber bent is logisch, maar dat maakt het nog geen depressie.
C: Met die dwanggedachten valt het wel mee, een dwangstoornis zou ik het niet noemen.
C: Ik ben het niet eens met de diagnose schizofrenie die er ooit gesteld is.
C: Uit het onderzoek is gebleken dat u geen dyslexie heeft.
C: de test laat zien dat het geen alzheimer is dus daar hoeft u niet bang voor te zijn
C: een eetstoornis heb je niet maar je bent wel heel streng voor jezelf
C: nee hoor ptss is dit niet daarvoor moet er echt meer aan de hand zijn
C: ik vind niet dat je borderline hebt
C: ik denk niet dat u een angststoornis heeft u bent gewoon erg gespannen geweest
P: Heb ik schizofrenie? C: Nee, dat heeft u niet.
P: Mijn huisarts had het over een depressie. C: Daar ben ik het niet mee eens, ik zie rouw en geen depressie.
P: Is het adhd? C: Nee, ADHD is het zeker niet.
C: Een delier was het niet, uw vader was gewoon uitgedroogd.
C: Je bent niet depressief, je bent moe.
C: U bent niet verslaafd, u drinkt af en toe een glas.
C: Ik kan u geruststellen: anorexia heeft uw dochter niet.
C: Er is niets dat wijst op epilepsie.
C: U heeft weliswaar veel meegemaakt, maar een PTSS heeft u daar niet van gekregen.
C: Daarmee is een narcistische persoonlijkheidsstoornis van tafel.
C: de diagnose autisme kan ik niet stellen
C: voor de diagnose adhd is er te weinig bewijs uit uw jeugd
C: Een gokverslaving durf ik het niet te noemen.
C: U heeft die bipolaire stoornis helemaal niet.
C: Bent u ooit gediagnosticeerd met een depressie?
C: Heeft iemand weleens aan ADHD gedacht?
C: Ik wil graag onderzoeken of u autisme heeft.
C: Heeft u het idee dat u een eetstoornis heeft?
C: U denkt zelf aan borderline. Waarom denkt u dat?
C: U vraagt zich af of u bipolair bent.
C: Of het een depressie is, kan ik nu nog niet zeggen.
C: We gaan een test doen voor dementie.
C: Om ADHD te kunnen vaststellen, hebben we ook uw schoolrapporten nodig.
C: De vraag is of dit een persoonlijkheidsstoornis is of iets anders.
C: De huisarts heeft u verwezen met de vraag of er sprake is van PTSS.
C: Kan het zijn dat u een alcoholverslaving heeft?
C: Zou het een burn-out kunnen zijn, denkt u?
C: Herkent u zich in de beschrijving van een sociale fobie?
C: Ik stuur u door voor onderzoek naar slaapapneu.
C: Wie zei dat u een narcist bent, of dat u een narcistische persoonlijkheidsstoornis heeft?
C: heb je zelf het gevoel dat het een depressie is of meer vermoeidheid
C: we gaan kijken of het adhd is en daarvoor plan ik een afspraak met de psycholoog
C: je hebt op internet gelezen over borderline en daar herken je je in maar ik wil eerst zelf kijken
C: wat weet je eigenlijk over autisme
C: je vriend denkt dat je autisme hebt en wat vind je daar zelf van
P: Ik denk dat ik PTSS heb. C: Dat kan ik na een gesprek nog niet zeggen.
P: Volgens mij heb ik ADHD. C: U denkt dus dat u ADHD heeft. Waar merkt u dat aan?
P: Ik heb vast een depressie. C: Waarom denkt u dat het een depressie is?
P: Mijn moeder denkt dat ik autistisch ben. C: Hoe is het voor je dat ze denkt dat je autisme hebt?
C: Eerst moeten we weten of het epilepsie is.
C: Volgende week doen we de ADHD-test, dan weten we meer.
C: Voordat ik iets over een dwangstoornis kan zeggen wil ik u beter leren kennen.
C: Is er in het verleden bij u ooit een psychose vastgesteld?
C: Ik wil een bipolaire stoornis graag uitsluiten, daarom vraag ik dit allemaal.
C: U bent bang dat u dementie krijgt.
C: Ik hoor u zeggen dat u autistisch bent, maar daar kan ik nog niets over zeggen.
C: Bij de intake vragen we iedereen naar psychose en depressie.
C: Er staat in de verwijzing een vraagteken achter ADHD.
C: U zegt dat u een depressie heeft, hoe merkt u dat?
C: ik weet nog niet of je een angststoornis hebt
C: Ik heb de vragenlijsten bekeken. Op geen enkele punt komt er een depressie uit.
C: Een angststoornis is dit volgens mij niet.
C: Het is geen kwestie van ADHD.
C: We hebben gekeken of het autisme is, en dat is het niet.
C: Dat is iets anders dan een psychose, die heeft u niet.
C: Schizofrenie hebben we uitgesloten.
C: Dat betekent niet dat u borderline heeft.
C: Nee, van dementie is bij u absoluut geen sprake.
C: De criteria voor een eetstoornis haalt u niet.
C: Voor een bipolaire stoornis zijn er bij u geen aanwijzingen.
C: U scoort laag op ADHD, dus dat is het niet.
C: Ik zou dit nog geen verslaving willen noemen.
C: Uw klachten komen door de schildklier en niet door een depressie.
C: Daar heb ik wel aan gedacht, een depressie, maar die heeft u niet.
C: je bent gewoon verlegen en dat is echt iets anders dan een sociale fobie
C: je slaapt slecht en je piekert maar ik vind het te ver gaan om van een depressie te spreken
C: nee je hebt geen adhd maar wel een druk hoofd
C: ocd is het dus niet je kunt er gewoon mee stoppen als je wilt
C: wat je ook hebt een persoonlijkheidsstoornis is het niet
C: het is geen dementie zei de neuroloog en daar sluit ik me bij aan
C: een depressie heeft u niet gehad u was gewoon overspannen
C: van een echte verslaving kun je bij jou niet spreken
C: dat je stemmen hoort wil niet zeggen dat je schizofrenie hebt
C: ik heb geen reden om aan een psychotische stoornis te denken
C: we kunnen ptss wel wegstrepen denk ik
C: De neuroloog zegt dat het geen Parkinson is en ook geen dementie.
C: Je bent niet autistisch, je bent introvert.
C: Als u een paniekstoornis had, zou u dat vaker hebben; dat is dus niet zo.
C: De uitslag sluit narcolepsie uit.
C: Ik geloof niet in die diagnose borderline.
C: De diagnose ADHD die u ooit kreeg, klopt volgens mij niet.
C: Het is te licht om een depressie te heten.
C: Een burn-out? Nee, dat zou ik niet zeggen.
C: Uw zoon heeft geen autisme, dat wilde ik u eerst zeggen.
P: Heb ik dementie? C: Gelukkig niet. Uw geheugen is prima.
P: Is dit nou een psychose? C: Nee hoor, dat is geen psychose.
P: Ze zeiden borderline. C: Ik zie geen borderline.
P: Ik ben vast manisch-depressief. C: Nee, een bipolaire stoornis ziet er echt anders uit.
O: Wij denken dat ze anorexia heeft. C: Nee, ze heeft geen anorexia, haar gewicht is gezond.
C: Denkt u dat uw somberheid een depressie is?
C: De bedrijfsarts heeft het over een burn-out, maar ik wil zelf een oordeel vormen.
C: Uw dochter zegt dat u dementerend bent. Hoe kijkt u daarnaar?
C: Weet u of er ooit autisme bij u is vastgesteld?
C: Stel dat het een depressie is, wat zou dat voor u betekenen?
C: Dan wil ik u wat vragen stellen over dwang, of u bijvoorbeeld een dwangstoornis heeft gehad.
C: Misschien is het goed om te laten testen of u dyslexie heeft.
C: Het is te vroeg om van een depressie te spreken, laten we eerst kijken hoe het gaat.
C: We vragen altijd of mensen bekend zijn met epilepsie.
C: Uw vraag is dus of u autisme heeft.
C: U noemt het zelf een burn-out.
C: U hoopt dat het ADHD is, hoor ik.
C: Gaat het hier om een depressie? Dat weet ik nog niet.
C: hoe kom je erbij dat je borderline hebt
C: dus jij denkt dat het adhd is en je wil weten of dat klopt
C: ben je bang dat je schizofrenie hebt net als je broer
C: is er bij jou weleens getest op autisme
C: ik ga je doorverwijzen voor adhd-onderzoek want ik kan dat hier niet vaststellen
C: je moeder vraagt of je autisme hebt maar dat moeten we eerst goed uitzoeken
C: de huisarts denkt aan een depressie en ik wil daar graag met u naar kijken
C: volgens je vriendin heb je een narcistische persoonlijkheidsstoornis wat doet dat met je
C: hebt u wel eens gehoord van een gegeneraliseerde angststoornis
P: Ik heb vast autisme. C: Wat maakt dat je aan autisme denkt?
P: Zou het borderline zijn? C: Dat zou ik nog niet durven zeggen.
P: Heb ik adhd? C: Dat gaan we onderzoeken.
P: Mijn man zegt dat ik depressief ben. C: En bent u het daarmee eens?
P: ik denk zelf aan een burn-out C: een burn-out zegt u en waar merkt u dat aan
P: Ik ben volgens mij hoogsensitief en autistisch. C: Oké, dus u vermoedt autisme. Laten we daar onderzoek naar doen.
P: Op internet kwam er een depressie uit. C: Zo'n test zegt niet alles. We kijken er samen naar.
O: Volgens mij heeft ze een eetstoornis. C: U denkt aan een eetstoornis. Wat ziet u thuis?
`;

export const englishOrdinaryNot = `
C: You don't have bipolar disorder.
C: This isn't depression, it's grief.
C: I can rule out schizophrenia.
C: Dementia it is not, your memory is fine.
C: There's nothing here that suggests an eating disorder.
C: I don't think you have ADHD, I think you're exhausted.
C: So no, you are not an alcoholic and this is not alcohol dependence.
C: Autism doesn't really fit with what I see.
C: we looked carefully at ptsd but you don't meet the criteria
P: Is it borderline? C: No, it isn't.
C: I wouldn't call this an addiction.
C: epilepsy has been excluded by the neurologist
C: It's not a personality disorder you have, you're just going through a rough patch.
C: Has anyone ever told you that you might have ADHD?
C: You think you have autism. What makes you think so?
C: We need to find out if this is bipolar disorder.
C: I'd like to refer you for an autism assessment.
C: Whether it's dementia we don't know yet.
C: Do you think you have an eating disorder?
P: I think I've got PTSD. C: Let's not jump to conclusions.
P: I read about OCD and it's me. C: So you recognise yourself in OCD.
C: it's too early to say whether this is schizophrenia
C: your gp wonders about a personality disorder and that's what we'll look into
C: Are you worried that it's Alzheimer's?
C: You're afraid you have dementia like your mum.
C: The referral mentions possible bulimia, so I'd like to ask you about eating.
C: You're not depressed, you're grieving.
C: This has nothing to do with autism.
C: There's no sign of dementia on any of the tests.
C: Nothing points to a psychosis.
C: What you have is stress, not a panic disorder.
C: A personality disorder? No, I don't see that.
C: you don't have an eating disorder you've just been very busy
C: OCD is not what this is.
C: The sleep study was normal, so sleep apnoea is off the table.
C: I'm happy to say you haven't got Alzheimer's.
C: ADHD has been ruled out.
C: That doesn't make it a depression.
C: Having mood swings doesn't mean you're bipolar.
C: Would you say this is a depression?
C: You mentioned that your teacher suspected dyslexia.
C: I'd like to do some tests to see if it's ADHD.
C: So you're wondering about autism.
C: Did you ever have an eating disorder?
C: what do you know about bipolar disorder
C: You looked up borderline and thought, that's me.
C: It might be sleep apnoea, so I'd like you to have a sleep study.
C: I'd want to rule out epilepsy first.
C: We'll have to see whether you meet the criteria for PTSD.
P: Do I have dementia? C: That's what we're going to find out.
P: I'm pretty sure I'm autistic. C: I hear that you feel autism fits you. Let's take some time to explore that.
`;
