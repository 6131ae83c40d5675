/** How English clinicians tell what the client has: `code kind` of what it states. */
export const englishConclusions = `
C: Having reviewed everything, my conclusion is that you have major depressive disorder. | F32.9 stated
C: What you're describing is what we call panic disorder. | F41.0 stated
C: You meet the criteria for PTSD. | F43.1 stated
C: So the diagnosis is borderline personality disorder. | F60.3 stated
C: I'm diagnosing you with generalised anxiety disorder today. | F41.1 stated
C: This is a clear case of OCD. | F42.9 stated
C: The assessment confirms that you have ADHD, combined type. | F90.0 stated
C: Your symptoms are consistent with bipolar II disorder. | F31.8 stated
C: These symptoms fit with a diagnosis of anorexia nervosa. | F50.0 stated
C: For your depression, we'll increase the sertraline. | F32.9 stated
C: We'll treat your PTSD with EMDR. | F43.1 stated
C: The lithium is for your bipolar disorder. | F31.9 stated
C: The plan for the OCD is exposure and response prevention. | F42.9 stated
C: For your second problem of depression, let's continue the Lexapro. | F32.9 stated
C: Impression: alcohol use disorder, severe, with comorbid PTSD. | F10.2 stated, F43.1 stated
C: Assessment: schizophrenia, currently stable on clozapine. | F20.9 stated
C: Diagnosis: adjustment disorder with mixed anxiety and depressed mood. | F43.2 stated
C: Forty-two-year-old man with a known history of schizoaffective disorder. | F25.9 earlier
C: She has a history of bipolar disorder. | F31.9 earlier
C: You've got a longstanding diagnosis of ADHD. | F90.0 earlier
C: In your notes it says you have emotionally unstable personality disorder. | F60.3 earlier
O: What's wrong with him? C: Your son has autism spectrum disorder. | F84.0 stated
O: Is it dementia? C: Yes, your father has Alzheimer's disease. | F00.9 stated
P: So do I have bipolar? C: Yes, you do. | F31.9 stated
P: Is it OCD? C: It is, yes. | F42.9 stated
P: What do I have? C: An eating disorder, specifically bulimia. | F50.2 stated
C: I think this is depression. | F32.9 working
C: It looks like an adjustment disorder. | F43.2 working
C: I suspect you may have ADHD. | F90.0 working
C: My working diagnosis is first episode psychosis. | F29 working
C: Most likely this is a dissociative disorder. | F44.9 working
C: It isn't bipolar, it's borderline personality disorder. | F60.3 stated
C: Not depression but prolonged grief disorder. | null stated
C: you've been drinking every day and you get shakes when you stop so you have alcohol dependence | F10.2 stated
C: we did the tests and talked to your mum and you do have autism | F84.0 stated
C: yeah so what you've got is health anxiety | F45.2 stated
C: with everything that happened and the nightmares and the flashbacks you've got ptsd | F43.1 stated
C: A lot of people are shocked by the word, but you have schizophrenia. | F20.9 stated
C: Your GP thought it was burnout, but it's depression. | F32.9 stated
C: You asked whether it could be ADHD, and it is. | F90.0 stated
C: Because you have PTSD, loud noises set you off. | F43.1 stated
C: That's your OCD talking. | F42.9 stated
C: That's the depression making you feel that way. | F32.9 stated
C: Living with bipolar disorder like yours takes planning. | F31.9 stated
C: Your eating disorder is still very much there. | F50.9 stated
C: You're dependent on opioids. | F11.2 stated
C: You're addicted to gambling. | F63.0 stated
C: I'm going to code this as a moderate depressive episode. | F32.1 stated
C: I'll put down insomnia disorder. | F51.0 stated
C: The team agrees this is emotionally unstable personality disorder. | F60.3 stated
C: You're in the middle of a manic episode. | F30.1 stated
C: He meets full criteria for oppositional defiant disorder. | F91.3 stated
C: There's a comorbid cannabis use disorder. | F12.2 stated
C: In addition there's an avoidant personality disorder. | F60.6 stated
C: Your psychosis is responding well to the olanzapine. | F29 stated
C: The name for that is trichotillomania. | F63.3 stated
C: Unfortunately it is dementia. | F03 stated
C: Given your schizophrenia, we check your bloods every year. | F20.9 stated
C: So I've gone through all the results. You have bipolar disorder, type two. | F31.8 stated
C: The short answer is yes, it's ADHD. | F90.0 stated
C: From what I'm hearing, you're clinically depressed. | F32.9 stated
C: You're here today for follow-up of your panic disorder. | F41.0 stated
C: She's a 30-year-old woman with borderline personality disorder and PTSD. | F60.3 stated, F43.1 stated
C: Assessment and plan. Depression: continue sertraline. Insomnia: sleep hygiene. | F32.9 stated, F51.0 stated
C: We'll keep treating the schizophrenia with your monthly injection. | F20.9 stated
C: Your bipolar is well controlled at the moment. | F31.9 stated
C: I'm going to give you a diagnosis of generalized anxiety disorder. | F41.1 stated
C: That pattern of bingeing and purging is bulimia. | F50.2 stated
C: The medical term for that is agoraphobia. | F40.0 stated
C: I agree with Dr Patel, this is complex PTSD. | F43.1 stated
C: As for the alcohol, that's now a dependence. You have alcohol use disorder. | F10.2 stated
C: There's no doubt in my mind that this is OCD. | F42.9 stated
C: I wouldn't call it depression, I'd call it an adjustment disorder. | F43.2 stated
C: Besides the ADHD you also have dyslexia. | F90.0 stated, F81.0 stated
C: I'm leaning towards a diagnosis of schizoaffective disorder. | F25.9 working
C: Could well be, but for now I'm working with psychosis not otherwise specified. | F29 working
C: You were diagnosed with anorexia at fifteen. | F50.0 earlier
C: I see from your records that you've got bipolar. | F31.9 earlier
P: What's it called? C: It's called dissociative identity disorder. | F44.8 stated
P: So am I an alcoholic? C: You're dependent on alcohol, yes. | F10.2 stated
O: Does my mum have Alzheimer's? C: She does. It's Alzheimer's. | F00.9 stated
O: What's going on with Sam? C: Sam has oppositional defiant disorder. | F91.3 stated
C: Unfortunately the scan and the memory tests confirm vascular dementia. | F01.9 stated
C: With your history of psychosis we avoid stimulants. | F29 earlier
C: The depression is back. | F32.9 stated
C: You're relapsing into depression. | F32.9 stated
C: okay so for the letter diagnosis is recurrent depressive disorder current episode severe | F33.2 stated
C: you know we've talked about this before you've got a personality disorder and that's why relationships are so hard | F60.9 stated
C: because of the eating disorder we need to check your potassium | F50.9 stated
C: i've looked at everything and it's pretty clear that you have ocd | F42.9 stated
C: so what we're dealing with here is a first episode of psychosis | F29 stated
C: you've basically got adhd and it's been missed your whole life | F90.0 stated
C: and the reason you feel like this is that you have ptsd | F43.1 stated
C: Mood disorder, specifically bipolar two. | F31.9 stated
C: He has Asperger's. O: We thought so. | F84.5 stated
C: I'd stick with the diagnosis of major depression. | F32.9 stated
C: We're treating you for schizophrenia. | F20.9 stated
C: Just to recap, alcohol dependence and depression, we're working on both. | F10.2 stated, F32.9 stated
C: In terms of your diagnosis, it's schizoaffective disorder. | F25.9 stated
C: Number one, major depressive disorder, recurrent, moderate. Number two, generalized anxiety disorder. | F33.1 stated, F41.1 stated
C: For her anxiety and depression, continue Zoloft. | F41.9 stated, F32.9 stated
C: You do have an eating disorder, whether or not you're underweight. | F50.9 stated
C: It's not your fault, you have an illness called schizophrenia. | F20.9 stated
C: 56-year-old male with depression, hypertension and type two diabetes. | F32.9 stated, I10 stated, E11.9 stated
C: History significant for bipolar disorder and opioid dependence. | F31.9 earlier, F11.2 earlier
C: Looks to me like he's got a delirium. | F05.9 working
C: I'd be surprised if this wasn't ADHD. | F90.0 working
P: So it's bipolar? C: It is bipolar, yes. | F31.9 stated
P: Did the tests show anything? C: They did. They show mild cognitive impairment. | F06.7 stated
P: Am I depressed? C: Yes. You have a moderate depression. | F32.1 stated
C: The bottom line is you have borderline personality disorder. | F60.3 stated
C: What your son has is selective mutism. O: Okay. | F94.0 stated
C: Everything fits with a diagnosis of PTSD. | F43.1 stated
C: Your father's dementia is progressing. O: We know. | F03 stated
C: Diagnoses: 1. Schizophrenia. 2. Cannabis use disorder. | F20.9 stated, F12.2 stated
C: I've no doubt you've got an eating disorder. | F50.9 stated
C: Plan for depression: start fluoxetine 20. | F32.9 stated
C: I've changed the diagnosis to bipolar II. | F31.8 stated
C: We think this is early Alzheimer's. | F00.9 working
C: It's not laziness, it's ADHD. | F90.0 stated
C: so the good news is it's not dementia it's depression | F32.9 stated
P: What did the psychologist find? C: She found that you have dyslexia. | F81.0 stated
P: Is that an addiction? C: Yes, that's a gambling addiction. | F63.0 stated
`;
