/** Own sentences: numbers of people beside what is measured, letters spelled out, initials, and days that are no birthdays. */
export const numbersAndValues = `
BSN {111222333}, gewicht 82 kg, RR 135/85, pols 104.
Patiëntnummer {00482917}, bloeddruk 140/90 en creatinine 104.
NHS number {943 476 5919}, BP 128/76, HR 101, weight 104.
Cliëntnummer {884213}; kamer 112, TSH 245.
BSN {123456782}, QTc 442, lithium 800.
DOB {02/11/1979}, next review 02/12/2025, HAM-D 21.
Geb. {17-09-1983}, gezien op 03-04-2025, PHQ-9 16.
Gezien 12-03-2024, geb. {02-04-1950}, verwezen door de huisarts.
Date of birth {3 May 1978}, seen in clinic 4 June 2025.
Geboortedatum {12-03-1984}. Opname 14-02-2025.
Born {3 May 1978}, admitted 12 March 2025 and discharged 20 March 2025.
Geboren {3 mei 2010}, intake 12 maart 2025, evaluatie 12 juni 2025.
Tweeling, geboren {3 mei 2010} en {4 juni 2012}.
Op de SEH van het {Zuiderzand Ziekenhuis} gezien.
Opname op de PAAZ van het {Rivierduin Gasthuis} in mei.
Seen in the ED of {Thornfield Hospital} last night.
Vanuit de Kraamafdeling van het {Maria Magdalenaziekenhuis} verwezen.
Tel. {0571-555123}, gewicht 104, lengte 182.
Polisnummer {7704 1182 903}, eigen risico 385 euro.
Rekening {NL13 TEST 0123 4567 89}, saldo 1250 euro.
Dossiernummer {20231187}: MMSE 24/30, GDS 9/15.
Mijn bsn is {123456782} en mijn bloeddruk was 150 over 95.
Social worker {Lindiwe} (ext. {4471}) rings back.
U kunt {Karin} bereiken op toestel {218}.
call the ward on extension {four four seven one}
De dienstdoende is te bereiken op sein {6614}.
Postcode {WX4 7QP}, flat {3B}, buzzer broken.
Lives at {14 Mill Lane}, flat {12}.
Inmate number {A5512FK}, wing C, methadone 30 ml.
Prisoner no. {A1234BC} asks for a review.
Paspoortnummer {NX4R7P2B1}, verblijfsdocument nr. {IY1234567}.
Parketnummer {16-123456-24}, zitting in mei.
Crime reference number {47/11872/25} for the insurance.
Detentienummer {7712345} en celnummer 12.
Kenmerk: {PR-2025-0081}, betreft ontslag.
Passport {GB8834421} was taken by her ex.
Student id {s2234112}, examenvrees.
so my number's {oh seven seven hundred nine hundred four one six} okay
it's {oh one six one four nine six oh eight hundred}
my number is {oh seven nine hundred one two three four five six}
i take two hundred and fifty in the morning and one hundred at night
the number of pills is two hundred a month
she walked one hundred and twenty steps when i called
that's spelled {S for sierra, Z, E for echo, P as in papa}
het is {de h van hendrik, de o van otto, de e van eduard, de k van karel}
{k for kilo, y, l for lima, e for echo} like the singer
it's {november golf oscar charlie} on the card
Ik spel het even: {h o o g e r w e r f}.
De voorletter is {Q}.
Voorletters {J.P.M.} en geboren in mei.
Betrokkene {D}. heeft tbs met voorwaarden.
Verdachte {R}. wordt behandeld voor psychose.
Her initials are {M.K.} on the form.
Patient with C. difficile and E. coli in the urine.
Cliënt {B}. zegt dat hij stemmen hoort.
Plan A is stoppen, plan B is afbouwen.
vitamine d voor botten en b twaalf voor zenuwen
Hij woont op {Lindengracht 9-III} en belt niet terug.
Het adres is {Kerkstraat 24-hs}.
Vitamine D is 34, calcium 2,4.
t for two weeks and then off again
a like in the group and b like at home
Geb. {4-5-'60}, recept van 12-3-'24 verlengd.
Gesprek van drie april, zij is geboren {één mei tweeënzestig}.
zijn nummerbord is {t z p een nul vier}
the car was {l k nineteen o p w}
`;
