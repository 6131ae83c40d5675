/** Own sentences: scales, syndromes and signs that bear people's names, also beside somebody who is called so. */
export const namedAfter = `
Op de Montgomery-Åsberg scoort hij 30, op de Hamilton 22.
MADRS en Simpson-Angus 4, Barnes Akathisia 2, AIMS 0.
de montgomery asberg was vierentwintig en de barnes nul
Addenbrooke's 81 out of 100, Hachinski 3.
Dr {Beck} repeated the Beck inventory.
Dr {Hamilton} noted a Hamilton of 17.
Mevrouw {Young} scoorde 12 op de Young Mania Rating Scale.
Dokter {Wells} berekende de Wells-score.
Mr {Barnes} scored 3 on the Barnes Akathisia Rating Scale.
Dr. {Parkinson} denkt niet aan Parkinson.
Meneer {Pick} heeft de ziekte van Pick.
Mrs {Alzheimer} has no Alzheimer's.
Charles Bonnet-syndroom bij maculadegeneratie.
charles bonnet hallucinations since the cataract
tics passend bij gilles de la tourette
De test van Unterberger en de proef van Bárány zijn niet afwijkend.
Het fenomeen van Raynaud, het teken van Lhermitte en de reflex van Moro.
Fregoli en Capgras uitgevraagd, De Clérambault niet aanwezig.
Klüver-Bucy after herpes encephalitis.
Hoehn en Yahr stadium 3, Schwab England 70.
Rey-Osterrieth figuur gestoord, Bourdon-Wiersma traag.
Bush-Francis 14, catatonie waarschijnlijk.
Buss-Perry Aggression Questionnaire 88.
Wender Utah Rating Scale 56 en Conners 70.
Her Karnofsky was 60 and her Barthel 14.
De Jong Gierveld eenzaamheidsschaal 9.
Zarit 41, Lawton-Brody 5, Katz B.
Ekbom syndrome suspected, RLS, also called Willis-Ekbom.
Babinski negatief, Romberg positief, Trömner afwezig.
Ganser syndrome was considered by Dr {Ganser}.
The Warwick-Edinburgh Mental Wellbeing Scale was 42.
Toronto Alexithymia Scale 63 en Utrechtse Burnout Schaal verhoogd.
Leeds Sleep Evaluation Questionnaire ingevuld.
Maudsley Obsessional Compulsive Inventory 17.
Nijmeegse vragenlijst 28, hyperventilatie.
Munchausen by proxy werd overwogen door {Annelies}.
Guillain-Barré in 2015, Bell's palsy left.
Kleine-Levin or narcolepsy, Gélineau triad.
Mevrouw {Simpson} had op de Simpson-Angus 4.
Kind met Prader-Willi en een broer met Angelman.
Smith-Magenis syndroom, slaapt overdag.
Bech-Rafaelsen 18 bij opname.
Fagerström 7, wil stoppen.
Mini-Mental 24, Mattis 128, Stroop vertraagd.
Liebowitz 84, Yale-Brown 28, Zung 61.
Myers-Briggs zegt haar niets.
Todd's paresis after the seizure, Jacksonian march.
{Emma} {Young} is 28 and {Thomas} is 12.
Zij heeft {Thomas} gebeld over de test van {Thomas}.
Zij heeft {Patrick} verlaten.
Stevens-Johnson by lamotrigine, years ago.
Cheyne-Stokes ademhaling, Kussmaul niet.
She has Ehlers-Danlos and POTS.
Wolff-Parkinson-White op het ECG.
Brugada uitgesloten voor start TCA.
Tests: Halstead-Reitan, Wisconsin, Tower of London.
De Folstein was 23.
Cliënt {Beck} kwam te laat.
Patient {Hamilton}, seen with his wife.
Patient Beck score rose to 30.
Patient Still reports low mood, Core was 24.
Patiënt Alzheimer, nu delier.
Beck-score 28, Young-vragenlijst volgt.
GCS niet gedaan, Glasgow 14, pupillen gelijk.
She moved to {Glasgow} 15 years ago.
De Amsterdamse Korte Termijn Geheugentest was normaal.
`;
