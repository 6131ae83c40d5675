/**
 * Ways in which an English-speaking clinician names a disorder, each tried on many disorders: `{}` is the name, `{a}` the name
 * with its article. What the client has, by kind; and what states nothing.
 */
export const englishForms = {
  stated: `
What you have is called {}.
What we call this is {}.
What we're dealing with here is {a}.
You have {a}.
You've got {a}.
You do have {a}.
So yes, you have {a}.
This is {a}.
It's {a}, no doubt about it.
This fits {}, and that's the diagnosis I'm making.
You meet the criteria for {a}.
You meet full criteria for {}.
The assessment confirms {a}.
The testing confirms that you have {a}.
The evaluation shows {a}.
The results show you have {a}.
I'm diagnosing you with {a}.
I'm giving you a diagnosis of {}.
The diagnosis is {}.
My diagnosis is {a}.
Diagnosis: {}.
Assessment: {}.
Impression: {}.
In summary: {}.
So the conclusion is {a}.
We've come to the conclusion that this is {a}.
I'm going to put {} in your notes.
I'll write {} in the letter to your GP.
I'm coding this as {}.
There's a name for this, and it's {}.
The name for what you have is {}.
What I'm seeing is {a}.
What this comes down to is {a}.
We're treating you for {a}.
Your symptoms are due to {a}.
The patient has {a}.
He meets criteria for {}.
She suffers from {a}.
I agree with my colleague, this is {a}.
I'm afraid it is {a}.
Unfortunately this is {a}.
The team agrees that you have {a}.
I'm confident that this is {a}.
We can now say for certain that you have {a}.
It turns out to be {a}.
It does show {a}.
To put it plainly, you have {a}.
`,
  working: `
My working diagnosis is {}.
Working diagnosis: {}.
For now I'd call it {a}.
I suspect {a}.
I suspect you have {a}.
I'm thinking about {a}.
I'm leaning towards {a}.
It's probably {a}.
This is most likely {a}.
It looks like {a}.
It sounds like {a} to me.
This seems to be {a}.
My provisional diagnosis is {}.
The differential includes {a}.
Possibly {a}.
Probable {}.
We'll treat it as {a} for the time being.
Everything points to {a}.
I think this is {a}.
I'm fairly sure it's {a}, but I want to confirm it.
`,
  earlier: `
You have a history of {}.
You've had {} for years.
You were diagnosed with {a} in 2015.
You were diagnosed with {} as a child.
Your chart says {}.
I see {} on your chart.
In your notes it says you have {a}.
Known {}.
Past history of {}.
You came to us with a diagnosis of {}.
Your previous psychiatrist diagnosed {a}, and that still stands.
`,
  nothing: `
You don't have {a}.
This isn't {a}.
It's not {a}.
There's no evidence of {a}.
I don't think this is {a}.
I don't think you have {a}.
You don't meet criteria for {a}.
We've ruled out {a}.
I want to rule out {a}.
{a+} has been ruled out.
I wouldn't call this {a}.
I'm not making a diagnosis of {}.
I'm not ready to diagnose {a}.
I doubt the diagnosis of {}.
The diagnosis of {} is off the table.
The diagnosis of {} no longer stands.
Your mother has {a}.
Your brother had {a}, you said.
Does {} run in your family?
Any family history of {}?
Have you ever been diagnosed with {a}?
Has anyone told you that you have {a}?
Do you think you have {a}?
What makes you think it's {a}?
If it's {a}, we'll talk about that.
If this were {a}, I'd expect something else.
Suppose it's {a}, what then?
I don't know whether it's {a}.
We'll test you for {}.
We're going to screen for {}.
Your doctor wonders whether it's {a}.
Your GP thought it was {a}.
This questionnaire is about {}.
You scored high on the scale for {}.
People with {a} often have that.
Someone with {a} would do that differently.
I'll give you a leaflet about {}.
This drug is also used for {}.
You say you have {a}.
You think it's {a}.
You're worried that you have {a}.
My colleague thought it was {a}, but I disagree.
It could be {a}.
It might be {a}, but we don't know that yet.
It's more stress than {a}.
`,
} as const;
