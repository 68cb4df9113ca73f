const en = {
  'login.title': 'Log in',
  'login.lead': 'Welcome back. Trade where you left off.',
  'login.account': 'Account',
  'login.account.hint': 'E-mail address or phone number',
  'login.password': 'Password',
  'login.password.show': 'Show password',
  'login.password.hide': 'Hide password',
  'login.submit': 'Log in',
  'login.pending': 'Logging in…',
  'login.failed': 'Log-in failed',
  'login.noAnswer': 'The exchange did not answer. Check your connection and try again.',
  'login.tooMany': 'Too many attempts. Wait a little, then try again.',
  'lay.inaccount': 'Please enter your account',
  'lay.pwdliu': 'The password has at least 6 characters',
  'login.capsLock': 'Caps Lock is on',
};

export default en;
