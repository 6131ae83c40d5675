/** Own sentences: ages over 89, and other numbers of that size. */
export const highAges = `
Mevrouw is {94} jaar, MMSE 19/30.
ja ik ben {drieënnegentig} dokter en de pillen dat zijn er elf
Zij is onlangs {93} jaar geworden en gebruikt haloperidol 0,5 mg.
She is {97}, lives with her daughter.
She is {91} and still drives.
Een {92}-jarige weduwe met een delier.
A {95}-year-old man, admitted after a fall.
mijn oma van {vijfennegentig} woont nog alleen
My gran turned {ninety-two} last week.
mijn moeder wordt in mei {negentig}
Patiënte is inmiddels {101} jaar.
my dad's {ninety four} and he forgets everything
Aged {93}, lives alone, AMTS 6.
Leeftijd: {91}, vrouw.
Mw. {De Boer} ({94}) is gevallen.
He is a gentleman of {96} with low mood.
Hij is op zijn {91}e nog getrouwd.
Opa werd {98} en was tot het laatst helder.
u bent nu {tweeënnegentig} hè
Hij is 95 kilo en 1,90 lang.
Ze is 92 dagen nuchter en 95 procent zeker.
Honderd, drieënnegentig, zesentachtig, negenenzeventig.
Saturatie is 97, pols was 96, breath alcohol 96.
Hij is 89 jaar en zijn vrouw is 74.
He is 67, she is 88.
De score is 93 en de dosis was 100 mg.
Ze is 95% zeker dat het van de pillen komt.
Ik weeg 94 en ben 1 meter 92.
Het is 97 jaar geleden gebouwd.
I am ninety percent sure it was the sertraline.
Ik ben honderd keer opgestaan vannacht.
In 90 minuten was hij weer helder.
Kalium 4,1, natrium 140, glucose 92.
He is 100 days clean and takes 100 mg.
De quetiapine is 100 geworden in plaats van 150.
The weight was 97 and is 92 now.
{Truus} is inmiddels {95} en {Jan} is 88.
ik ben er {92} en doe alles zelf
ze wordt volgende maand {honderd}
mijn oma is {honderd} geworden
he'll be {95} in June
V, {93}, weduwe, MMSE 21.
ik word honderd keer wakker
Vrouw 95 kg, lengte 170.
`;
