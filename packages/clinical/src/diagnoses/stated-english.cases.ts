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
stated | C: Based on what you've told me, you have major depressive disorder, recurrent, moderate. | F33.1 stated
stated | C: The diagnosis I'd make here is adjustment disorder. | F43.2 stated
stated | C: This all fits with obsessive-compulsive disorder. | F42.9 stated
stated | C: What you have is irritable bowel syndrome. | K58.9 stated
stated | C: For your first problem of hypertension, I want you to continue lisinopril. | I10 stated
stated | C: So for your type 2 diabetes, we'll increase the metformin. | E11.9 stated
working | C: I believe you have carpal tunnel syndrome. | G56.0 working
stated | C: I'd call this a severe depressive episode. | F32.2 stated
past | C: You've been diagnosed with bipolar disorder before. | F31.9 earlier
past | C: Your previous psychiatrist diagnosed borderline personality disorder. | F60.3 earlier
stated | C: You have been living with asthma. | J45.9 stated
working | C: I don't think this is depression, I think it's burnout. | Z73.0 working
nothing | C: There is nothing to suggest psychosis. |
nothing | C: Your dad had dementia. |
nothing | C: Do you think it might be ADHD? |
nothing | C: We need to rule out hyperthyroidism. |
nothing | C: Depression is very common. |
nothing | C: You mentioned you were worried about having bipolar disorder. |
nothing | C: The GAD-7 screens for generalised anxiety disorder. |
working | C: Most likely this is a tension headache. | G44.2 working
stated | C: In summary, PTSD and mild alcohol use disorder. | F43.1 stated, F10.1 stated
nothing | C: This could be asthma. |
stated | C: You're presenting with classic panic disorder. | F41.0 stated
stated | C: The tests confirm hypothyroidism. | E03.9 stated
nothing | C: You do not meet criteria for ADHD. |
stated | C: So what's going on here is a moderate depression. | F32.1 stated
stated | C: I've reviewed everything, and my conclusion is that you have autism. | F84.0 stated
stated | C: You've had a rough time. This is PTSD. | F43.1 stated
stated | C: I can confirm that it's shingles. | B02.9 stated
stated | C: We're going to treat this as pneumonia. | J18.9 stated
stated | C: That's the depression talking. | F32.9 stated
nothing | C: I'm not convinced it's ADHD. |
nothing | C: I wouldn't call this OCD. |
nothing | C: Your results don't show diabetes. |
nothing | C: Your sister's bipolar disorder must be hard on you. |
nothing | C: I'd like to screen you for depression. |
nothing | C: Have a read of this leaflet on PTSD. |
nothing | C: Untreated, this could turn into depression. |
working | C: It seems you have social anxiety disorder. | F40.1 working
working | C: There's a good chance this is gout. | M10.9 working
nothing | C: I wonder whether you have ADHD. |
past | C: You have a longstanding diagnosis of schizophrenia. | F20.9 earlier
stated | C: She has Alzheimer's disease. | F00.9 stated
nothing | C: Lithium is a drug for bipolar disorder. |
nothing | C: On the questionnaire depression scored fourteen. |
stated | C: You have hypertension, and your cholesterol is fine. | I10 stated
stated | C: I was worried about pneumonia, but this is just bronchitis. | J20.9 stated
stated | C: You have been suffering from panic disorder. | F41.0 stated
stated | C: My assessment is generalised anxiety disorder with a moderate depressive episode. | F41.1 stated, F32.1 stated
stated | C: We've established that you have bipolar II disorder. | F31.8 stated
stated | C: This meets the threshold for severe major depression without psychotic features. | F32.2 stated
stated | C: The x-ray confirms osteoarthritis of the knee. | M17.9 stated
stated | C: Clinically this is a middle ear infection. | H66.9 stated
stated | C: I'm going to diagnose you with insomnia disorder. | F51.0 stated
working | C: Provisionally I'd go for adjustment disorder. | F43.2 working
working | C: I have a strong suspicion of ADHD. | F90.0 working
working | C: It's possibly bipolar disorder, we need more time. | F31.9 working
past | C: You've carried a diagnosis of schizophrenia since 2008. | F20.9 earlier
past | C: As you know, you've a history of anorexia nervosa. | F50.0 earlier
nothing | C: I can't find any sign of dementia. |
nothing | C: PTSD has been ruled out. |
nothing | C: It isn't asthma. |
nothing | C: Your husband says you have depression. |
nothing | C: Your mum's dementia is getting worse. |
nothing | C: Did your last GP tell you it was IBS? |
nothing | C: If this turns out to be bipolar disorder we would stop the sertraline. |
nothing | C: Quetiapine is licensed for schizophrenia. |
nothing | C: You said you read about borderline personality disorder online. |
nothing | C: At one time they considered autism. |
nothing | C: Here is some information on OCD. |
stated | C: We used to call it dysthymia, now it is persistent depressive disorder. | F34.1 stated
stated | C: So you have asthma. | J45.9 stated
stated | C: Unfortunately you've developed type 2 diabetes. | E11.9 stated
stated | C: I'd say this is panic disorder. | F41.0 stated
stated | C: You do have ADHD. | F90.0 stated
nothing | C: You don't seem to have ADHD. |
stated | C: I'm treating you for bipolar disorder. | F31.9 stated
working | C: The working diagnosis remains PTSD. | F43.1 working
nothing | C: We're still looking into whether it's dementia. |
nothing | C: You have symptoms of depression. |
stated | C: Your depression is in remission. | F32.9 stated
nothing | C: You have no history of psychosis. |
`;
