/** Leaves the app for another address, such as an identity provider's sign-in page. */
export const leaveFor = (url: string): void => window.location.assign(url);
