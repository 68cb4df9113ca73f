const en = {
  'login.title': 'Log in',
  'login.lead': 'Welcome back. Trade where you left off.',
  'login.account': 'Account',
  'login.account.hint': 'E-mail address or phone number',
  'login.password': 'Password',
  'login.submit': 'Log in',
  'login.noAnswer': 'The exchange did not answer. Check your connection and try again.',
  'login.tooMany': 'Too many attempts. Wait a little, then try again.',
  'lay.inaccount': 'Please enter your account',
  'lay.pwdliu': 'The password has at least 6 characters',
  'login.psw6': 'Enter your password, at least 6 characters',
};

export default en;
