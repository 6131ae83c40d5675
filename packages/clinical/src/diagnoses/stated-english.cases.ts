/** As the Dutch ones. */
export const englishCases = `
stated | C: You have generalised anxiety disorder. | F41.1 stated
stated | C: This is consistent with a moderate depressive episode. | F32.1 stated
stated | C: So the diagnosis is post-traumatic stress disorder. | F43.1 stated
stated | C: You meet the criteria for borderline personality disorder. | F60.3 stated
stated | C: I'm diagnosing you with panic disorder today. | F41.0 stated
stated | C: It's migraine with aura. | G43.1 stated
stated | C: Your asthma is well controlled. | J45.9 stated
stated | C: What you're describing is what we call social anxiety disorder. | F40.1 stated
stated | C: You've got a urinary tract infection. | N39.0 stated
stated | C: We conclude that you have autism spectrum disorder. | F84.0 stated
stated | C: Recurrent depressive disorder, currently in remission. | F33.4 stated
stated | C: This is plantar fasciitis, it usually settles. | M72.2 stated
stated | C: Your blood pressure tells me you have hypertension. | I10 stated
stated | C: Bipolar disorder, current episode manic with psychotic features. | F31.2 stated
excluded | C: You don't have PTSD. |
excluded | C: I see no evidence of bipolar disorder. |
excluded | C: We have ruled out ADHD. |
excluded | C: This is not schizophrenia. |
excluded | C: ADHD is unlikely. |
corrected | C: It's not bipolar disorder but borderline personality disorder. | F60.3 stated
corrected | C: The letter says dysthymia, that's wrong. |
relative | C: Your mother has dementia. |
relative | C: There's a family history of bipolar disorder. |
relative | C: Your brother was diagnosed with ADHD. |
past | C: You were diagnosed with PTSD in 2015. | F43.1 earlier
past | C: You have a history of depression. | F32.9 earlier
past | C: You're known to have epilepsy. | G40.9 earlier
past | C: They once thought it was schizophrenia. |
working | C: My working diagnosis is obsessive-compulsive disorder. | F42.9 working
working | C: I suspect this is hypothyroidism. | E03.9 working
working | C: It looks like ADHD, combined type. | F90.0 working
working | C: I'm leaning towards an adjustment disorder. | F43.2 working
working | C: This is probably gout. | M10.9 working
working | C: The differential is panic disorder or hyperthyroidism. | F41.0 working, E05.9 working
asked | C: Have you ever had depression? |
asked | C: Has anyone mentioned ADHD? |
asked | C: I'd like to find out whether this is autism. |
client | C: You think you have bipolar disorder. |
client | P: I think I've got ADHD. C: ADHD, okay. |
general | C: People with depression often sleep badly. |
general | C: Here's a leaflet about panic disorder. |
general | C: Sertraline is used for depression and anxiety disorders. |
supposed | C: If it's ADHD, we could try medication. |
supposed | C: We'll do a blood test to check for anaemia. |
symptom | C: You feel low and you sleep badly. |
symptom | C: There are some autistic traits and symptoms of ADHD. |
`;
