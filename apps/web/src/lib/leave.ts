/** Leaves the app for another address, such as an identity provider's sign-in page. */
export const leaveFor = (url: string): void => window.location.assign(url);

/** Starts the app anew at the same address. */
export const startOver = (): void => window.location.reload();
