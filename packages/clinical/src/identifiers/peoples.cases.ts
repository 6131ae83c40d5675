/** Own sentences: languages, peoples, and what is called after a town and is none. */
export const peoplesAndThings = `
Gesprek met tolk Tigrinya aan de telefoon.
Hij spreekt Dari en een beetje Pashto, zij spreekt Wolof.
Moedertaal is Sarnami, thuis ook Papiaments.
Interpreter booked for Amharic; she speaks Kurmanji at home.
Tolk {Fatima} was aanwezig, tolk Somalisch bleek niet nodig.
Hij eet Goudse kaas, Haagse hopjes en Deventer koek.
Als ontbijt een Bossche bol, verder niets.
De Utrechtse Coping Lijst en de Leidse meting zijn afgenomen.
He lives on Worcester sauce and Cheddar cheese.
She only eats Brussels sprouts and Yorkshire pudding.
Zij is van Hindoestaanse afkomst en hij is Moluks.
Familie is Assyrisch en spreekt Aramees.
Gevlucht uit Soedan via Libië en Malta.
Zijn ouders komen uit Tunesië en Colombia.
Mijn oma bakte Arnhemse meisjes en Weesper moppen.
Hij verzamelt Delfts blauw en drinkt Schiedamse jenever.
Her neighbour is Congolese and speaks Lingala.
Hij is een echte Amsterdammer, zegt hij.
Ik woon in {Gouda} en werk in {Deventer}.
Zij woont in {Edam} en eet geen kaas.
Boodschappen: Leerdammer kaas en Limburgse vlaai.
Wij spreken thuis Berbers, soms Tarifit.
Ik sprak {Kowalski} gisteren over de uitkering.
In Spain is where {Priya} from the team lives.
`;
