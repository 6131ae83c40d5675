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
`;
