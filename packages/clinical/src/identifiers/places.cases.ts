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
`;
