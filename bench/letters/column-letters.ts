/** Referrals whose middle is set in two columns. */
import type { Letter } from './letter.ts';

export const columnLetters: Letter[] = [
  {
    name: 'verwijzing-adhd',
    language: 'nl',
    date: '2025-11-26',
    text: `# Huisartsenpraktijk Waterpoort
26 november 2025
Betreft: mevrouw S. El Amrani, geboren 30-08-1998
Geachte collega,
[[
## Reden van verwijzing
Patiënte heeft al sinds de basisschool moeite om haar aandacht bij een taak te houden. Zij rondde haar opleiding af met veel uitstel. Op het werk maakt zij fouten in de administratie en zij vergeet afspraken. Haar leidinggevende heeft haar daarop twee keer aangesproken.
Thuis begint zij aan alles en maakt zij weinig af. Zij slaapt laat in, omdat zij in haar hoofd niet tot rust komt.
## Vraagstelling
Is er sprake van ADHD bij deze jonge vrouw, en zo ja, wilt u de behandeling starten?
## Voorgeschiedenis
Geen psychiatrische voorgeschiedenis. Migraine zonder aura sinds haar zestiende, daarvoor gebruikt zij sumatriptan 50 mg bij een aanval. De pil: ethinylestradiol met levonorgestrel. Zij rookt niet en drinkt in het weekend twee glazen wijn.
]]
Bloeddruk 118/74 mmHg, gewicht 67 kg. Allergieën: geen bekend.
Met vriendelijke groet,
drs. H. Postma`,
    facts: `date 26 november 2025
person S. El Amrani
person H. Postma
reason aandacht taak
question ADHD behandeling
medicine sumatriptan 50 mg
medicine levonorgestrel
allergy none
value bloeddruk 118/74
value gewicht 67 kg`,
  },
  {
    name: 'verwijzing-trauma',
    language: 'nl',
    date: '2025-12-09',
    text: `# Verwijsbrief
> Datum: 9 december 2025
> Patiënt: mw. F. Haile, geb. 11-04-1987
> Aan: Psychotraumacentrum Zuid
[[
## Reden van verwijzing
Nachtmerries en herbelevingen na een overval op haar winkel in mei. Zij is schrikachtig, durft niet alleen te werken en mijdt de straat waar het gebeurde. Na het werk drinkt zij soms een glas wijn om te kunnen slapen. Er zijn geen gedachten aan de dood.
## Vraagstelling
Graag onderzoek naar een posttraumatische stressstoornis en behandeling met EMDR.
## Beloop
In september begonnen met paroxetine 20 mg eenmaal daags. Dat gaf misselijkheid en na drie weken is zij op eigen initiatief gestopt. Sindsdien quetiapine 25 mg voor de nacht, met matig effect op de slaap. Zij had vier gesprekken met onze praktijkondersteuner.
]]
Allergie: co-trimoxazol. RR 122/76.
Hoogachtend, B. Scholten, huisarts`,
    facts: `date 9 december 2025
person F. Haile
person B. Scholten
reason nachtmerries herbelevingen overval
question posttraumatische stressstoornis EMDR
medicine paroxetine 20 mg 1
medicine quetiapine 25 mg
allergy co-trimoxazol
value bloeddruk 122/76`,
  },
  {
    name: 'verwijzing-postpartum',
    language: 'nl',
    date: '2026-07-14',
    text: `# Verloskundigenpraktijk Nieuw Leven
14 juli 2026
Betreft: mevrouw L. Kramer-de Wit, geboren 03-03-1993
[[
## Reden van verwijzing
Zes weken na de bevalling van haar eerste kind is mevrouw somber en gejaagd. Zij is bang dat zij haar zoon iets aandoet en durft hem niet alleen te baden. Zij huilt dagelijks, eet weinig en slaapt ook niet als het kind slaapt. Haar partner Jeroen heeft verlof genomen.
## Vraagstelling
Graag op korte termijn beoordeling door de poli psychiatrie en zwangerschap, en advies over medicatie bij borstvoeding.
## Gegevens
De zwangerschap verliep zonder bijzonderheden, de baring was lang en eindigde met een kunstverlossing. Bloedverlies 900 ml. Zij gebruikt ferrofumaraat 200 mg tweemaal daags. De huisarts begon vorige week met sertraline 25 mg eenmaal daags.
]]
EPDS: 21. Hb 6,4 mmol/l. RR 116/70. Geen allergieën bekend.
C. Maas, verloskundige`,
    facts: `date 14 juli 2026
person L. Kramer-de Wit
person C. Maas
reason bevalling somber gejaagd
question beoordeling psychiatrie zwangerschap advies medicatie borstvoeding
medicine ferrofumaraat 200 mg 2
medicine sertraline 25 mg 1
allergy none
value EPDS 21
value Hb 6.4 mmol/l
value bloeddruk 116/70`,
  },
];
