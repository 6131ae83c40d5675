/**
 * The most milligrams of a medicine that anybody takes in a day, by general knowledge and with room to spare: a scan loses
 * commas and adds figures, and `haloperidol 25 mg` was `2,5 mg`. Such a dose is left out. A depot holds more.
 */
const table = `
agomelatine 50, amitriptyline 300, bupropion 450, citalopram 60, clomipramine 300, dosulepine 225, duloxetine 120, escitalopram 40, fluoxetine 80
fluvoxamine 300, imipramine 300, maprotiline 225, mianserine 90, mirtazapine 60, moclobemide 600, nortriptyline 200, paroxetine 60, sertraline 200
trazodon 600, venlafaxine 375, vortioxetine 20, lithium 2400, lithiumcarbonaat 2400, valproïnezuur 3000, lamotrigine 600, carbamazepine 1600
aripiprazol 30, brexpiprazol 4, broomperidol 30, cariprazine 6, clozapine 900, flupentixol 20, haloperidol 20, lurasidon 148, olanzapine 30
paliperidon 12, penfluridol 60, pimozide 20, quetiapine 800, risperidon 16, sulpiride 1600, zuclopentixol 150, pipamperon 360
alprazolam 10, bromazepam 60, chloordiazepoxide 200, clobazam 60, clonazepam 20, clorazepaat 100, diazepam 60, lorazepam 10, lormetazepam 4
midazolam 15, nitrazepam 20, oxazepam 150, temazepam 40, zolpidem 10, zopiclon 15, melatonine 10, promethazine 150, buspiron 60, propranolol 320
methylfenidaat 108, dexamfetamine 60, lisdexamfetamine 70, atomoxetine 100, guanfacine 7, modafinil 400
acamprosaat 2000, disulfiram 500, naltrexon 100, baclofen 300, methadon 150, buprenorfine 32, biperideen 16, clonidine 1, prazosine 20
donepezil 10, galantamine 24, memantine 20, rivastigmine 13, levothyroxine 1, pregabaline 600, gabapentine 3600, topiramaat 400
amlodipine 10, lisinopril 80, enalapril 40, perindopril 16, losartan 150, metoprolol 400, bisoprolol 20, simvastatine 80, atorvastatine 80
rosuvastatine 40, pravastatine 80, hydrochloorthiazide 100, furosemide 1000, pantoprazol 160, omeprazol 120, esomeprazol 160, metformine 3000
gliclazide 320, prednisolon 100, paracetamol 4000, ibuprofen 2400, naproxen 1000, diclofenac 200, tramadol 400, cetirizine 20, desloratadine 10
`;

const highest = new Map(
  table
    .trim()
    .split(/\s*[,\n]\s*/)
    .map((entry): [string, number] => {
      const at = entry.lastIndexOf(' ');
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    }),
);

const inMilligrams: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001 };

/** Whether so much at a time is more than anybody takes in a day. Of medicines that are not in the table it is never. */
export function isTooMuch(dutchName: string, dose: number, unit: string | undefined): boolean {
  const most = highest.get(dutchName);
  const milligrams = dose * (inMilligrams[unit ?? ''] ?? Number.NaN);
  return most !== undefined && milligrams > most;
}
