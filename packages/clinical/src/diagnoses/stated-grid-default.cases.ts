/** Ways of naming a disorder that no rule knows: it counts unless something speaks against it. */
export const dutchDefaultForms = {
  stated: `
De EMDR voor de {} gaat gewoon door.
Drie keer raden: {}.
Wij gaan samen die {} te lijf.
Kamer twaalf, {}, vannacht twee keer gevallen.
Handtekening eronder, {}, klaar.
Ik heb in het systeem gezet: {}.
U zit er middenin, {een}, en ik wil u helpen.
Gezien de {} wil ik vandaag bloed prikken.
Vanwege de {} krijgt u thiamine.
Uw {} is goed te behandelen.
De collega noteerde {een}, en daar sluit ik me bij aan.
De psycholoog vond het {een}, ik ben het met haar eens.
`,
  working: `
Als ik moet gokken: {een}.
Differentiaaldiagnostisch: {een}.
De differentiaal is nog open, {een} staat erop.
We gaan het behandelen als {een}.
`,
  nothing: `
Ik bel u namens de polikliniek {}.
Uw afspraak bij het zorgprogramma {} is verzet.
De zorgstandaard {} zegt dat we binnen een week beginnen.
Bij de module {} is dat anders.
U scoort onder de afkap voor {}.
De PCL-5 voor {} vult u thuis in.
Ze werkt op een afdeling voor {}.
Mijn collega van het team {} belt u morgen.
Vrijdag is er een inloopavond {} voor ouders.
We hebben een wachttijd van een jaar voor {}.
Ik geef vrijdag een lezing over {}.
Het formulier vraagt naar {}.
De verzekeraar wil weten of u {een} heeft.
Vader bekend met {een}, verder geen bijzonderheden.
De mantelzorger heeft zelf {een}, dat nemen we mee.
Hoe gaat het met uw moeder, met haar {}?
Die acteur met zijn {} schreef er een boek over.
Vorige week had ik hier een man met {een}, die deed precies dit.
Die {}, dat hoort bij iemand anders.
Er stond per ongeluk {} in de brief.
{+} niet aannemelijk.
{+}: niet aanwezig.
We sluiten {een} uit.
{een+} vind ik te ver gaan.
Patiënt ontkent {}.
Mijn voorganger schreef {}, daar ben ik het niet mee eens.
Zoiets noemen ze in Amerika al snel {een}.
U stevent af op {een}.
Alcohol onderhoudt {een}.
Op de doos staat dat het voor {} is.
Voordat we aan {een} gaan denken wil ik dat u stopt met blowen.
Dat lijkt op {een}, maar slaaptekort geeft hetzelfde.
Je hebt allerlei soorten klachten, {een}, een fobie, noem maar op.
`,
} as const;

export const englishDefaultForms = {
  stated: `
Bed six, {}, settled overnight.
Continue the tablets for {}, bloods Monday.
We'll carry on with the tablets for the {}.
I've put {} on the sick note.
I put down {} on the form because that's what this is.
Because of the {} we check your bloods every month.
Your {} is treatable.
My colleague wrote {}, and I agree with it.
`,
  working: `
If I had to guess, {}.
I can't be certain today, but I'm wondering about {}.
At the back of my mind is {}.
My money's on {}.
Differential: {}.
I'd be surprised if this wasn't {}.
`,
  nothing: `
I work in the {} team.
I run the clinic for {} on Thursdays.
Your score was below the threshold for {}.
There's a drop-in evening on {} for parents.
There's a year's wait for {}.
I did my PhD on {}.
The form asks whether you have ever had migraine, or {}.
Father known to have {}, mother well.
The carer has {} herself.
I saw a man with {} last week.
The {} isn't yours.
Your old record says {}, that was entered in error.
That diagnosis of {} was a mistake.
{+}: not present.
I make sure you don't have any {}.
Mind has a good page on {}.
That feeling also occurs in {}.
To speak of {}, the symptoms have to last two weeks.
My colleague wrote {}, I don't agree with it.
You're looking at problems, {}, things like that.
`,
} as const;
