/** Short letters: an evening service, a check of medicines, a rehabilitation doctor, a practice nurse. */
import type { Letter } from './letter.ts';

export const shortLetters: Letter[] = [
  {
    name: 'huisartsenpost',
    language: 'nl',
    date: '2026-06-28',
    text: `# Waarneembericht huisartsenpost
> Datum: 28-06-2026, 21.15 uur
> Patiënt: mw. B. Ketelaar, 02-02-1964
> Reden van contact: Hartkloppingen en angst sinds een uur.
S: zegt dood te gaan, geen pijn op de borst.
O: pols 108/min, RR 150/88, saturatie 98 %, ECG sinustachycardie.
E: paniekaanval.
P: oxazepam 10 mg eenmalig gegeven, morgen contact eigen huisarts.
Medicatie: metoprolol 50 mg 1dd1.
Allergie: geen.
T. Luiten, waarnemend huisarts`,
    facts: `date 28-06-2026
person B. Ketelaar
person T. Luiten
reason hartkloppingen angst
medicine oxazepam 10 mg
medicine metoprolol 50 mg 1
allergy none
value pols 108
value bloeddruk 150/88
value saturatie 98 %`,
  },
  {
    name: 'medicatiecontrole',
    language: 'nl',
    date: '2026-05-13',
    text: `# Jaarlijkse medicatiecontrole
> Datum: 13-05-2026
> Cliënt: E. Hamers (m), 07-07-1974
| Middel | Dosis | Gebruik | Bijwerking |
| Clozapine | 100 mg | 2dd1 | kwijlen |
| Valproïnezuur | 500 mg | 2dd1 | geen |
| Macrogol | 13,8 g | 1dd1 | geen |
## Lichamelijke controle
Buikomvang 112 cm, gewicht 101 kg, BMI 32,7, RR 140/86, pols 92/min.
## Afspraken
Clozapine in de avond verlagen naar 75 mg. Lab over zes weken. Verwezen naar de diëtist.
Allergieën: geen bekend.
N. Wiersma, verpleegkundig specialist ggz`,
    facts: `date 13-05-2026
person E. Hamers
person N. Wiersma
medicine clozapine 100 mg 2
medicine valproïnezuur 500 mg 2
medicine macrogol 13.8 g 1
allergy none
value buikomvang 112 cm
value gewicht 101 kg
value BMI 32.7
value bloeddruk 140/86
value pols 92`,
  },
  {
    name: 'revalidatiearts',
    language: 'nl',
    date: '2026-01-30',
    text: `# Revalidatiecentrum De Vaart
30 januari 2026
Betreft: de heer P. Schipper, geboren 26-06-1959
Reden van verwijzing: moe en prikkelbaar na een herseninfarct in augustus.
Vraagstelling: beoordeling van de stemming en advies over medicatie.
Sinds december gebruikt hij citalopram 10 mg eenmaal daags. Verder clopidogrel 75 mg eenmaal daags, atorvastatine 40 mg eenmaal daags en perindopril 8 mg eenmaal daags.
Bij onderzoek MoCA 23, HADS depressie 13, RR 130/76.
Allergie: geen. Zijn vrouw Ellen is bij alle gesprekken.
dr. I. Roos, revalidatiearts`,
    facts: `date 30 januari 2026
person P. Schipper
person I. Roos
reason moe prikkelbaar herseninfarct
question beoordeling stemming advies medicatie
medicine citalopram 10 mg 1
medicine clopidogrel 75 mg 1
medicine atorvastatine 40 mg 1
medicine perindopril 8 mg 1
allergy none
value MoCA 23
value HADS 13
value bloeddruk 130/76`,
  },
];
