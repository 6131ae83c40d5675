/**
 * Words that notes and people use for one matter: who says `ik lust wel een biertje` is noted under `alcohol`. Only to find where
 * a sentence of a note comes from; nothing is concluded from it. `*` is any ending. General knowledge.
 */
import type { Language } from '../note.ts';
import { list } from '../reading/text.ts';

const tables: Readonly<Record<Language, string>> = {
  nl: `
alcohol: alcohol*, wijn*, bier*, borrel*, drink*, dronk*, gedronken, glas, glazen, glaasje*, rose, fles*, kratje*, jenever, sterke drank, nuchter, abstinent*
smoking: rook*, roken, roker, gerookt, sigaret*, peuk*, shag, vape*, pakje*
drugs: drugs, cannabis, blow*, wiet, joint*, coke, cocaine, xtc, speed, amfetamine, ghb, ketamine, lijntje*
sleep: slaap*, slapen, slap*, sliep*, geslapen, wakker*, nacht*, insomnia, inslap*, doorslap*, bed, uitgeslapen, dut*
appetite: eet*, eten, gegeten, at, eetlust, trek, honger, maaltijd*, smaak, voeding, crackers, avondeten, ontbijt*, boterham*
weight: gewicht*, weeg*, wegen, woog, kilo, kg, afgevallen, aangekomen, bmi, weegschaal
mood: stemming*, somber*, neerslachtig*, depressi*, verdriet*, huil*, down, rouw*, mis, gemis
anxiety: angst*, bang*, paniek*, vrees, zenuw*, nerveus, eng, spannend, gespannen, spanning*
worry: pieker*, malen, maal*, tobb*, gedachten, zorgen
energy: energie, moe*, vermoeid*, uitgeput*, fut, op, lusteloos
concentration: concentr*, aandacht*, focus*, afgeleid*, lezen, vergeet*, vergeten
suicide: suicid*, zelfmoord*, dood*, doodswens, leven, niet meer zijn, zelfdoding, overleed, opgehangen, overdosis, poging*, einde, 113
plan_words: verhog*, ophog*, omhoog, erbij, bijgeteld, verdubbel*
lower_words: verlag*, afbouw*, omlaag, minderen, minder, terug, halveer*, afgebouwd
stop_words: stop*, gestopt, staken, gestaakt, ermee op
start_words: start*, begin*, begon*, gestart, opstart*, hervat*, weer beginnen
keep_words: blijf*, blijven, gelijk, ongewijzigd, hetzelfde, continueer*, doorgaan, lopen door, gaat door, handhaven, zo laten
appointment: afspraak*, vervolg*, terug*, zie je, zien elkaar, volgende keer, controle*, consult*, sessie*, kom je, komt u, spreekuur, agenda
call: bel*, gebeld, telefon*, belafspraak, telefoon
letter: brief*, bericht*, mail*, stuur*, sturen, verslag, rapporteer*
refer: verwijs*, verwijz*, aanmeld*, aanmelden, doorgestuurd, doorsturen, insturen
prescription: recept*, apotheek, voorschrijven, schrijf voor, herhaalrecept, herhaling
lab: bloed*, prik*, geprikt, lab*, uitslag*, spiegel*, waarde*, bloedonderzoek, urine, kweek
work: werk*, baan, baas, collega*, kantoor, ziekgemeld, ziekmelding, ziek gemeld, bedrijfsarts, re-integr*, arbeid*, uwv, winkel, shop, dienst*, leidinggevende, manager
school: school*, klas*, mentor, studie*, studeer*, toets*, tentamen*, leraar, juf, opleiding
money: geld*, schuld*, financ*, salaris, uitkering, huur, rekening*
living: woon*, wonen, woning, huis, flat, alleenstaand, samenwonend, thuis, kamer, azc
partner: partner, man, vrouw, vriend, vriendin, echtgeno*, getrouwd, gescheiden, scheiding, ex, relatie, verkering
children: kind*, zoon*, dochter*, baby, kleinkind*, kleinzoon, kleindochter
parents: moeder, vader, ouders, ma, pa, mama, papa, mam, pap
siblings: broer*, zus*, zusje, broertje
friends: vriend*, kennis*, buurvrouw, buurman, buren, steun*, netwerk
exercise: sport*, wandel*, fiets*, bewegen, bewegin*, hardlopen, gym, zwem*, voetbal*, training
medicine: medicijn*, medicatie*, pil*, tablet*, slik*, middel*, inname*, ingenomen, capsule*, dosis, dosering
sleeping_pill: slaapmiddel*, slaappil*, slaaptablet*, temazepam, zolpidem, zopiclon, om te slapen, slaapmedicatie
painkiller: pijnstill*, paracetamol, ibuprofen, naproxen, diclofenac
antibiotic: antibiotic*, kuur*, kuurtje, amoxicilline, penicilline
pain: pijn*, zeer, steek*, stekend, brand*, kramp*
heart: hart*, bonz*, hartklop*, hartslag, pols, ecg, hartfilm*
pressure: bloeddruk, bovendruk, onderdruk, druk, rr, tensie
fever: koorts*, temperatuur, verhoging, graden, warm
breath: adem*, benauwd*, kortadem*, lucht, hijg*, piep*
stool: ontlasting, poep*, diarree, obstipatie, verstop*, naar de wc, toilet, stoelgang
urine: plas*, urine, plassen, incontinen*, blaas*
skin: huid*, vlek*, uitslag, jeuk*, bult*, blaasje*, korst*, wond*, moedervlek*
side_effects: bijwerking*, last van, droge mond, zwe*, tril*, beef*
psychosis: stem*, stemmen, hallucin*, waan*, achterdoch*, achtervolg*, psycho*, dingen zien, vergiftig*
selfharm: snij*, gesneden, kras*, zelfbeschadig*, automutil*, pijn doen
compulsion: dwang*, controleer*, controle*, was*, ritueel*, checken, tellen
trauma: trauma*, nachtmerrie*, herbelev*, flashback*, beeld*, overval*, schrik*
memory: geheugen, vergeet*, vergeten, onthoud*, verward*, dementie, kwijt
questionnaire: vragenlijst*, score*, scoor*, punten, meting, test*, schaal
homework: oefen*, huiswerk, opdracht*, schrijf*, dagboek, registr*, bijhouden, lijstje, exposure
goal: doel*, wil graag, hoop*, behandeldoel*, hulpvraag, wens*
allergy: allergi*, overgevoelig*
family_history: familie*, erfelijk*, in de familie
admission: opname*, opgenomen, kliniek, ziekenhuis, paaz, crisisdienst, spoed*, seh, ambulance, iht
police: politie, aangifte, rechter, advocaat, melding, justitie
hopeful: beter, verbeter*, vooruit*, opgeknapt, goed
worse: slechter, erger, verslecht*, achteruit, toegenomen, verergerd
risk: risico*, veilig*, gevaar*, crisis*
driving: auto, rijden, rij*, rijbewijs
birth: beval*, zwanger*, bevalling, kraam*, keizersnede, borstvoeding, postpartum, miskraam
period: menstru*, ongesteld*, cyclus, pil, spiraal
eye: oog, ogen, zien, zicht, bril
ear: oor, oren, gehoor, trommelvlies, oordruppels
child_drink: fles*, voeding*, luier*, borst*
shame: schaam*, schamen, schuldig*, schuldgevoel*
anger: boos*, kwaad, woedend, irrit*, prikkelbaar*, lontje, uitval*, ruzie*, snauw*, kribbig
fall: val*, viel, gevallen, struikel*
`,
  en: `
alcohol: alcohol*, wine*, beer*, drink*, drank, drunk, pint*, glass*, bottle*, units, whisky, vodka, sober
smoking: smok*, cigarette*, fags, vape*, vaping, tobacco, pack
drugs: drugs, cannabis, weed, joint*, cocaine, coke, speed, mdma, marijuana, recreational
sleep: sleep*, slept, asleep, insomnia, awake, woke, wake*, waking, night*, bed*, nap*, rested
appetite: appetite, eat*, ate, food, meal*, hungry, breakfast, lunch, dinner, snack*, diet*
weight: weigh*, weight, kilo*, kg, pounds, lbs, stone, bmi, heavier, lost
mood: mood, low, sad, depress*, tearful*, cry*, down, unhappy, grief
anxiety: anxi*, worr*, panic*, nervous*, scared, fear*, tense, afraid, stress*
energy: energy, tired*, fatigue*, exhaust*, worn
concentration: concentrat*, focus*, distract*, attention, forget*, inattent*, mind wander*
suicide: suicid*, kill, dead, death, die, dying, alive, ending, end my life, not be here, harm
raise_words: increas*, up, raise*, higher, double*, titrat*
lower_words: decreas*, reduc*, lower*, taper*, down, cut, halve, wean*
stop_words: stop*, discontinu*, cease*, quit, off, came off
start_words: start*, begin*, began, commence*, initiat*, resume*, prescrib*, put you on
keep_words: continue*, keep*, same, unchanged, stay*, remain*, maintain*
appointment: appointment*, follow-up, follow*, review*, see you, back, return*, next, visit, session*, clinic
call: call*, phone*, ring*, telephone, rang
letter: letter*, write*, wrote, email*, send*, sent, message*, report*
refer: refer*, referral*, specialist, see a, send you to
prescription: prescri*, pharmacy, pharmacist, script, refill*
lab: blood*, test*, lab*, result*, level*, panel, sample, urine, culture, count
imaging: xray*, x-ray*, scan*, mri, ct, ultrasound, imaging, echo*, film
work: work*, job, boss, office, colleague*, manager, off sick, shift*, employ*
school: school*, teacher*, class*, exam*, college, university, grade*
money: money, debt*, financ*, bills, rent, afford, salary, benefits
living: live*, living, house, home, flat, alone, apartment, lives
partner: partner, husband, wife, boyfriend, girlfriend, married, divorc*, separated, relationship, ex
children: child*, kid*, son, daughter*, baby, grandchild*, toddler
parents: mother, father, mum, mom, dad, parent*
siblings: brother*, sister*, sibling*
exercise: exercis*, walk*, run*, gym, swim*, cycl*, active, sport*, therapy
medicine: medicin*, medication*, tablet*, pill*, dose*, drug, capsule*, mg
sleeping_pill: sleeping tablet*, sleeping pill*, zopiclone, zolpidem, melatonin, sedative*
painkiller: painkiller*, paracetamol, ibuprofen, codeine, naproxen, analges*, tylenol, advil, opioid*
antibiotic: antibiotic*, amoxicillin, penicillin, doxycycline, course
pain: pain*, ache*, aching, hurt*, sore*, tender*, cramp*, sharp, dull
heart: heart*, palpitation*, pulse, ecg, murmur*, beat*, cardiac, racing
pressure: pressure, bp, hypertens*, systolic, diastolic
fever: fever*, temperature*, degrees, hot, chill*
breath: breath*, wheez*, lung*, chest, respirat*, air
stool: stool*, bowel*, constipat*, diarrh*, poo, toilet
urine: urin*, wee, pee, bladder, void*, bathroom
skin: skin, rash*, itch*, spot*, mole*, wound*, lesion*, redness, bruis*
side_effects: side effect*, dry mouth, sweat*, shak*, tremor*
psychosis: voices, hallucinat*, paranoi*, delusion*, psycho*, seeing things
selfharm: cut*, self-harm*, burn*, scratch*
memory: memory, forget*, confus*, dementia, remember*
questionnaire: questionnaire*, score*, scale, points, scored, index, asrs, phq, gad
homework: homework, practise, practice, diary, exercise*, record*, log, task*
allergy: allerg*, reaction*, intoleran*
family_history: family, runs in, hereditary, relatives
admission: admission, admit*, hospital*, ward, crisis, emergency, ambulance, casualty
better: better, improv*, good, well, resolved, settled
worse: worse*, worsen*, deteriorat*, declin*
risk: risk*, safe*, danger*, crisis
driving: drive*, driving, drove, car, licence
birth: pregnan*, birth*, breastfeed*, postpartum, labour, delivery, miscarr*
period: period*, menstru*, cycle, contracepti*
anger: angry, anger, irritab*, snapp*, temper, frustrat*
fall: fall*, fell, trip*, slip*
vaccine: vaccin*, jab*, shot*, immuni*, booster
travel: travel*, trip*, flight*, holiday, safari, abroad, mosquito*, malaria
exam: exam*, palpat*, auscultat*, inspection, range of motion, reflex*
diagnosis: diagnos*, impression, consistent with, assessment
`,
};

type Related = {
  words: ReadonlyMap<string, string[]>;
  beginnings: ReadonlyMap<string, string[]>;
  /** Letters of the longest beginning. */
  longest: number;
};

function read(table: string): Related {
  const words = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const [matter = '', names = ''] = line.split(':');
    for (const name of list(names)) {
      const index = name.endsWith('*') ? beginnings : words;
      const word = name.replace('*', '');
      index.set(word, [...(index.get(word) ?? []), matter]);
    }
  }
  const longest = Math.max(...[...beginnings.keys()].map(({ length }) => length));
  return { words, beginnings, longest };
}

const related: Readonly<Record<Language, Related>> = { nl: read(tables.nl), en: read(tables.en) };

const known: Readonly<Record<Language, Map<string, readonly string[]>>> = { nl: new Map(), en: new Map() };
const MOST_KNOWN = 20_000;

/** The matters that a plain word belongs to. */
export function mattersOf(word: string, language: Language): readonly string[] {
  const memory = known[language];
  const before = memory.get(word);
  if (before) return before;
  const { words, beginnings, longest } = related[language];
  const matters = [...(words.get(word) ?? [])];
  const last = Math.min(word.length, longest);
  for (let length = 2; length <= last; length++)
    matters.push(...(beginnings.get(word.slice(0, length)) ?? []));
  if (memory.size >= MOST_KNOWN) memory.clear();
  memory.set(word, matters);
  return matters;
}
