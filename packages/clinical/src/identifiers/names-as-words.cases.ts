/** Own sentences: names that are words, first in a sentence and in small letters, and the same words where they are none. */
export const namesAsWords = `
{Wil} heeft geen trek meer en wil ook niet naar buiten.
{Will} will not take the risperidone, his mother will bring it.
{May} missed her Monday group because of the sedation.
{Hoop} is een rustige peuter, zegt moeder.
{Joy} is a retired teacher with low mood.
{Beer} heeft weer gehuild op de groep.
{Merel} gaat op maandag naar de dagbesteding.
{Mees} wil niet meer naar school.
{Grant} has stopped his lithium.
{Frank} got angry in the session.
{Job} kreeg gisteren zijn depot.
{Bloem} slikt de sertraline niet.
{Roos} weigert haar medicatie en {Storm} belde af.
{Dawn} reported low mood and {Faith} agreed to the plan.
nou {mark} dus, mijn ex, die stond voor de deur
{sterre}, mijn oudste dochter, eet niet
dokter {parkinson} belde over de uitslag
dr {crohn} is my gastro doctor
onze hond heet ook nog eens {vos} en de kat heet {minoes}
our dog is called {biscuit} and she sleeps on my bed
mijn dealer heet {spike} en die woont om de hoek
Wil je vertellen hoe het begon?
Wil is kracht, zei hij.
Will you come on Friday?
Will this help with sleep?
May I sit down?
May was the worst month, and June no better.
Hoop is er wel, zegt ze, maar weinig.
Hope is a small thing but it helps.
Mark the date in the diary.
Frank discussion about the risks of lithium.
Roos op het hoofd, shampoo gestart.
Beer in the evening, wine on weekends.
Bill for the ambulance arrived and he panicked.
i will take it and i may stop it in may
ik wil mijn man niet kwijt en ik ken mijn dochter goed
hij wil, zijn moeder ook, geen opname
the joy is gone and with joy i mean fun
dat heet nou depressie en het heet ook wel burn-out
wat heet somber, ik lig hele dagen in bed
this is called exposure and it is hard
het middel heet sertraline en dat helpt
Dat heet ook wel derealisatie.
dokter wat heet dat
in de hoek van de kamer ligt een berg was
Chase up the bloods and grant leave until ten.
Amber flags: weight loss and isolation.
my boyfriend called me yesterday and my mum called the crisis line
de stem heet {gorgon} en zegt dat ik moet springen
{Joy}, our receptionist, rang me.
{Lente}, onze jongste, eet niet.
Faith, the church she belongs to, matters.
Rouw, de kern van het probleem, bespraken we.
Op zondag wandel ik met {Fons} en {Tiny}.
i take camila the mini pill
{camila} belt me elke dag
{Will} was asking whether he will still need the sertraline.
{Grace} was asking about her dose.
{Hope} came in late and was tearful.
{Joy} to visit weekly, CPA on Thursday.
{Mark} to ring the GP about bloods.
{Rose} is going to stop the mirtazapine.
{Dawn} was telling me about the dawn waking.
{Faith} wasn't sure about the injection.
{May} was saying she may go home.
{Roos} vertelt dat ze niet slaapt.
{Storm} komt volgende week terug.
{Wolf} was aan het vertellen over zijn vader.
{Bas} gaat de huisarts bellen.
{Vos} belt morgen terug.
{Guus} regelt de bewindvoerder.
{Hope} and her mother attended.
{Joy} and I talked about joy.
{Will} and his dad are not speaking.
{Mark} seems brighter today.
{Art} hasn't been sleeping.
{Pat} won't take the depot.
{Sue} keeps cutting herself.
{Bill} keeps missing his appointments.
{Rob} doesn't want the ECT.
{Chase} had a seizure.
{Angel} was crying in the waiting room.
{Melody} hears voices at night.
{Harmony} is off her quetiapine.
{Summer} was admitted in summer.
{Autumn} told us she cut herself.
{Sky} said she hears voices.
{Star} heeft weer gesneden.
{Fleur} eet niet meer.
{Linde} zat huilend in de kamer.
{Hoop} belde vannacht naar de crisisdienst.
{Vrede} komt uit Suriname en slaapt slecht.
{Lief} heeft weer ruzie met haar moeder.
{Ernst} neemt zijn lithium niet in.
{Harm} doet zichzelf kwaad.
{Lot} wil geen opname.
{Pleun} gaat niet meer naar school.
{Floor} viel van de trap.
{Bo} at vandaag weer niets.
Plan: {Roos} belt maandag met de huisarts.
Plan: {Hope} to see the dietitian weekly.
Afspraak: {Mark} neemt contact op met de wijkverpleging.
Hope was all he had left.
Hope came back with the lithium.
Joy is something she no longer feels.
Joy came slowly.
Will you take the tablets?
Will discuss in MDT.
Will review in two weeks.
Will start sertraline 50 mg.
Will be seen by the crisis team.
May need a higher dose.
May have been drinking.
Mark the dose on the chart.
Rose again at 4 am and could not sleep.
Dawn is the worst time for her.
Faith was a protective factor.
Grace was said before meals.
Storm buiten maakt hem angstig.
Hoop is er nog wel.
Ernst van de depressie neemt toe.
Ernst is matig.
Lot van zijn moeder houdt hem bezig.
Beer in the evening, four cans.
Art therapy helps.
Summer was better than winter.
Harm to others denied.
Harm was minimised.
Chase up bloods.
Grant application was refused and she was upset.
Patience is wearing thin.
Sue for damages, that's what she wants.
Lief en leed gedeeld.
Star charts helped with bedwetting.
Best is om te starten met sertraline.
{will} was asking whether he will still need it
yesterday {joy} came in late and cried
{grace} told me she stopped eating
my friend {hope} drove me here
{mark} keeps ringing me at night
and {rose} said she would come
then {dawn} rang the crisis team
so {bill} said he was leaving
{roos} belt morgen de huisarts
toen kwam {storm} binnen en begon te schelden
{wolf} zegt dat ik moet stoppen
{bas} vertelt dat ik lui ben
en {guus} komt morgen langs
ik heb met {vos} gesproken over de pillen
{beer} heeft mij geslagen
gisteren zei {floor} dat ze dood wil
{merel} heeft haar pillen niet ingenomen
ik ga morgen naar {roos} toe
ik heb {mark} gebeld maar hij nam niet op
{faith} thinks i should go back on lithium
i told {grace} about the voices
i live with {dawn} and her kids
{frank} hit me and {joy} saw it
me and {rob} split up
{sue} lent me money for rent
{may} told me to see someone
will you be there
i hope he comes
she said may i come in
the rose came out in may
er kwam een storm
de wolf zegt hij in zijn droom
de beer heeft honing
hoop zegt hij is er niet
art was my best subject at school
joy was gone after that
hope came back slowly
faith helps me
grace of god keeps me alive
mark my words
`;
