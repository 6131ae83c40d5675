/** Own sentences: who has a title and is called as a word is, the same again without a title, and what stands behind a title and is no name. */
export const titledNames = `
meneer {hoop} zegt dat hij geen hoop meer heeft
mevrouw {klein} slaapt slecht en eet weinig
meneer {groot} was boos op de verpleging
mevrouw {zomer} belde vanmorgen af
meneer {winter} heeft in de winter altijd last van somberheid
dokter {vis} wil de sertraline ophogen
dokter {bloed} heeft bloed geprikt
juf {zon} zegt dat hij niet meedoet in de klas
meester {brood} vindt hem druk
mevrouw {moed} heeft geen moed meer
meneer {de boer} is boer geweest
mevrouw {blij} kijkt niet blij
mevrouw {angst} heeft angst voor de trein
meneer {sterk} voelt zich zwak
mr {young} looks young for his age
mrs {church} goes to church every sunday
mr {pain} has no pain today
mrs {hope} has lost all hope
ms {long} was off for a long time
nurse {joy} gave him his depot
nurse {patience} came round
uncle {bill} paid the bill
aunt {grace} died in march
oom {beer} drinkt te veel bier
tante {wil} wil dat ik bij haar kom wonen
dr {wise} thinks it is the lithium
Dr {Best} thinks it best to stop the clozapine.
Mrs {Grief} speaks of her grief.
Meneer {Hoop} zegt dat hij geen hoop meer heeft. {Hoop} zelf denkt aan ontslag.
Mr {Young} looks young. {Young} himself thinks it's the venlafaxine.
Mevrouw {Vrolijk} oogt niet vrolijk. {Vrolijk} wil stoppen met de lithium.
Mr {Low} has low mood. {Low} says he sleeps four hours.
Mrs {Sweet} craves sweet things; {Sweet} has gained 6 kg.
meneer {kort} was kort van stof en {kort} zegt dat hij weg wil
mevrouw {donker} ziet het donker in
meneer {stil} is stil vandaag
zuster {liefde} gaf mij een pil
meneer {stoel} zat op een stoel
mr {walker} uses a walker
mrs {day} has a good day
mr {king} thinks he is the king
mevrouw {hoofd} heeft hoofdpijn
meneer {appel} eet alleen een appel
meneer {pijn} heeft pijn
mevrouw is boos en wil naar huis
meneer heeft geen pijn
meneer vertelt dat hij slecht slaapt
mevrouw slaapt slecht
meneer kan niet slapen
mevrouw ziet er verzorgd uit
meneer niet gezien
mevrouw al jaren depressief
meneer somber en traag
mevrouw zelf denkt aan een burn-out
dokter zei dat ik moest stoppen
dokter ik slaap niet
dokter mag ik iets vragen
mijn oom werkt in de bouw
mijn tante heeft ook een depressie
meester in de rechten
nurse gave him lorazepam
nurse said he was calm
nurse practitioner reviewed him
dr appointment is on monday
mijn dokter schrijft pillen voor
meneer oriënteert zich goed
mevrouw rustig aanwezig
meneer drinkt twee flessen wijn
mevrouw geen suïcidale gedachten
meneer bleek in het verleden opgenomen
mevrouw alert en georiënteerd
meneer uitleg gegeven over lithium
mevrouw weer gezien op de poli
meneer thuis gestopt met quetiapine
mevrouw stabiel op clozapine
meneer nuchter, geen onttrekking
mevrouw tevreden over de slaap
uncle had schizophrenia
aunt suffers from depression
my uncle drinks
sister said she was fine
zuster komt elke ochtend
miss school a lot
she misses school
i miss work and i miss sleep
mevrouw {lente} krijgt morgen haar depot
meneer {herfst} wil naar huis
juf {bloem} vindt dat hij druk is
meester {tak} belde over de toets
mevrouw {bos} loopt elke dag in het bos
meneer {maan} kan niet slapen bij volle maan
tante {vlinder} kwam op bezoek
oom {mol} is overleden aan drank
zuster {zoet} gaf de insuline
meneer {haast} heeft altijd haast
mevrouw {snoep} eet te veel snoep
meneer {dood} denkt veel aan de dood
mevrouw {kok} werkt als kok
meneer {ridder} is verward en angstig
Mevrouw {Blij} slaapt beter. Vandaag oogt {Blij} vrolijker.
Meneer {Kwaad} was kwaad. {Kwaad} weigert medicatie.
Meneer {Dood} praat over de dood. Volgens {Dood} is er geen plan.
Mrs {Fear} has a fear of flying. {Fear} took diazepam 5 mg.
Mr {Strong} is not strong enough for ECT. {Strong} agreed.
Dr {Moody} reviewed the mood chart. {Moody} increased lithium to 800 mg.
Nurse {Best} called. It is best to wait.
Ms {Head} has a headache. {Head} denies thoughts of suicide.
mr {little} eats very little
mrs {rose} has a rash
dr {love} prescribed quetiapine 50 mg
mister {green} was green with envy
uncle {ray} left us
aunt {may} said i may come
nurse {angel} put me on the ward
miss {day} thinks the day centre helps
omdat mevrouw pijn heeft in haar buik
als meneer hoop heeft op herstel
dat mevrouw angst heeft voor de dood
of meneer bier drinkt in de avond
toen mevrouw hulp vroeg aan de huisarts
wat meneer eet is weinig
dat meneer huilt is nieuw
meneer verward is gezien door de crisisdienst
mevrouw gisteren heeft gebeld
mevrouw somber heeft geen plannen
dokter straks komt de uitslag
zuster vannacht heb ik niet geslapen
mijn oom dronk en sloeg mij
mijn tante kan goed luisteren
mijn opa was soldaat en had nachtmerries
oma werd dement en opa kon haar niet verzorgen
the nurse call went off
nurse assessment was completed
the doctor today said i should stop
my sister often says that
my uncle once told me
the doctor finally put me on lithium
my doctor never listens and my nurse always does
i miss sleep and i miss being well
heart rate 450 ms was normal
the mr scan was normal
ms relapse was treated with steroids
patient met ms heeft veel pijn
de dokter wil bloed prikken
mijn oma heeft alzheimer gehad
onze dokter gaf mij antibiotica
de meester geeft les en de juf helpt
mijn meester vond mij druk
Meneer geeft aan geen hoop te hebben. Hoop is er niet.
Mevrouw heeft rust nodig. Rust helpt haar.
{Dijkgraaf}, geboren {12-03-1950}, wordt aangemeld.
{Brandsen}, born {3 May 1961}, attends alone.
Nee, met dubbel s: {Claassens}. {Claassens}, geboren {drie juli negentienvijfenvijftig}.
With two t's: {Matthews}. {Matthews} is my surname.
{Kool}, geb. {4-5-1966}, komt voor intake.
`;
