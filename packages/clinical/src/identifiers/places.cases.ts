/** Own sentences: names on the net as they are spoken, streets without a usual ending, and towns that are words. */
export const handlesAndPlaces = `
ze zet alles op haar instagram eh {at sterre onderstreepje xo} en dan snijdt ze
mijn insta is {apenstaartje noor punt tje}
my handle is {moth underscore ninety nine} on reddit
Op insta heet ik {roosje_zonder_doorn} en daar kreeg ik berichten.
my snapchat is {lilmoth99} and he found me there
op tiktok heet ik {zonnetje2008} zegt ze
he is on discord as {darkwulf} all night
mail het naar {jan twaalf apenstaartje ziggo punt nl} graag
mijn adres is {info apenstaart praktijkdelinde punt frl}
mijn mail is {s onderstreepje bakker apenstaartje hotmail punt com}
you can email me at {jo dash anne at proton dot me} please
Twitter: {@grimwharf_92} bedreigt haar.
mijn gebruikersnaam is {nachtuil liggend streepje 22}
on instagram at night i scroll for hours
op facebook als ik niet kan slapen
ik zat op tiktok als een zombie
instagram is bad for my mood at least
ik kijk op youtube als ik paniek heb
Zij wordt op Snapchat gepest en slaapt slecht.
hij gamet online met vrienden als ontspanning
we spraken af om drie uur op school en punt uit
Het adres is {Achter de Hoven 9-III}, 3e etage, bel werkt niet.
Zij woont {Onder de Linden 4} in {Assen}.
Bezorgen op {Op de Bleek 12}, {Epe}.
ik woon boven de snackbar op de hoek van de {nieuwstraat} en {de dijk nummer zestien b} in {monster}
hij stond ineens voor de deur aan de {veerallee}
wij wonen aan {de brink nummer 12} in {leek}
Ze woont tijdelijk op {Grote Kerkhof 3}.
Adres: {Ravensberg 14}, sleutel bij de buren.
He lives at {12 The Beeches}, {Wexcombe}.
She moved to {Rose Cottage} near {Frome}.
ik ben postbode in {oss} geweest
my dad left for {Reading} when i was four
she grew up in {Bath} and moved to {Deal}
we live in {hull} now
I took the train to {Rugby} on Monday.
Zij is afkomstig uit {Best}, het ging daar best goed.
ik ben geboren in {goes} en opgegroeid in {elst}
hij werkt als bakker in {epe}
Verhuisd naar {Lage Vuursche} na de scheiding.
Zij woont in {Den Ham} bij haar zus.
mijn moeder woont in {lage vuursche}
We hebben een monster urine afgenomen in het lab.
He likes reading in the bath, the battle is getting out of the house.
The deal was twenty minutes a day of reading.
She is behind in reading and has a sandwich for lunch.
Hij heeft in best veel situaties angst.
Hij goes naar de bus, zegt hij in het Engels.
ik zit in heel veel stress en werk in grave omstandigheden
ik heb pijn in mijn heup en ik werk in bergen en dalen
Op de Conners scoort hij 70 en op de Beck 12.
Op de afdeling 3 keer gevallen.
aan de dijk durft hij niet te komen want daar is het gebeurd
ik sta op nummer drie van de wachtlijst
ik fiets door de allee en over de dijk naar de haven
In de groep 3 keer per week exposure.
ik werk in ware chaos en zit in made kleren
In de Kerst 3 kilo aangekomen.
Bij de {Lidl} 2 flessen wijn gekocht.
toen ik in {leiden} studeerde kreeg ik mijn eerste psychose
ik heb in {delft} gestudeerd en daar begon het
ze werkt in {best} bij een bakker
hij woont al jaren in {urk}
wij zijn van {hoorn} naar {goes} verhuisd
ik ging elke dag met de trein naar {ede}
ik kom uit {epe} en ik mis het dorp
in {elst} woonde ik bij mijn tante
in {asten} had ik een baan in de bouw
ik reed naar {horst} en toen kreeg ik een paniekaanval
hij studeert in {leiden} en komt in het weekend thuis
mijn moeder ligt begraven in {grave}
we waren op vakantie in {bergen} toen hij overleed
mijn broer zit vast in {grave}
vanuit {leek} is het een uur rijden
ze is opgegroeid in {echt} in limburg
tijdens mijn studie in {leiden} ging het mis
mijn zus woont in {best} en mijn broer in {goes}
in {houten} zit ik op een flat
ik fietste van {houten} naar {bunnik}
hij is geboren in {made}
Hij woont in {Best} en werkt in {Goes}.
Zij studeerde in {Leiden}.
Vanuit {Echt} reist zij naar de dagbehandeling.
i was living in {reading} at the time
she studied in {bath} before the breakdown
he grew up in {hull} and left at sixteen
i moved to {deal} to be by the sea
my sister lives in {bury} with her kids
i work in {poole} at a garage
i went to uni in {hull}
when i was in {hull} at uni i stopped eating
we drove down to {deal} for the weekend
he is at university in {reading} doing law
i got the train to {crewe} and had a panic attack
she comes from {sale} originally
our house in {battle} was sold
He commutes to {Reading} every day.
She was born in {Sale} and raised by her gran.
After uni in {Bath} he relapsed.
ik kan er niet in leiden
hij wil de groep in leiden
dat doe ik in het beste geval
ik ben er heel erg in echt waar
het lijden in haar leven
hij gaat er best in
ik ga in bath elke avond om te ontspannen
reading helps her relax in the evening
i lost interest in reading
she finds pleasure in reading and painting
she is in deal with her debt
he was involved in battle in iraq
it ended in battle with my ex
problems in reading and writing
delays in reading at school
i like to lie in bath
she slips in bath
he has no interest in reading or work
ik heb zin in reizen en in putten slaan
ik werk goed in teams
ik ben in goor terecht gekomen
they found me on reddit i was {u/hollowpine_77} and this bloke kept telling me
hij heet {darkwolf_88} op discord
Haar account {xx_moonchild_xx} is geblokkeerd.
mijn insta is {@lotte.vdb}
op discord heet ik {nachtuil}
op tiktok noem ik me {regenmeisje}
op instagram ben ik {sadgirl2004}
ze volgt {stille_wateren} op insta
my username is {quietstorm}
on discord i go by {ghost}
my gamertag is {silentwolf}
on twitch i'm {pixelkat99}
my handle is {blue.otter}
hij stuurt me berichten als {joker666}
ik zat op een forum als {verdwaald22}
he messaged me as {kingslayer_9} on snap
mijn snap is {j.vdberg03}
zijn gebruikersnaam was {donderdag}
i'm {ghostgirl} on insta
GAF_55 en HoNOS_12 zijn gemeten
score PHQ9 was 12 en GAD7 was 8
she is on discord all night and i am worried
op discord heet het een server
op insta ben ik elke dag bezig
on instagram i was comparing myself to everyone
hij/zij slaapt en/of eet slecht
mijn account is gehackt
my account is overdrawn
op facebook ben ik gestopt
on reddit i was told to stop my pills
my profile is fine
the landlord at {3b cutlers row} {s1 2qt} wants him out
ik woon op {berkenlaan 3} {8161 bz} {epe}
she lives at {12 mill lane} {ls6 3ab} with her son
give b1 2mg and l5 3rd lumbar
`;
