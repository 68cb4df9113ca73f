import type { IdentityTexts } from './messages';

const spa: IdentityTexts = {
  'login.title': 'Iniciar sesión',
  'login.lead': 'Bienvenido de nuevo. Siga operando donde lo dejó.',
  'login.account': 'Cuenta',
  'login.account.hint': 'Correo electrónico o número de teléfono',
  'login.password': 'Contraseña',
  'login.submit': 'Iniciar sesión',
  'login.noAnswer': 'La plataforma no ha respondido. Compruebe su conexión e inténtelo de nuevo.',
  'login.tooMany': 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  'lay.inaccount': 'Introduzca su cuenta',
  'lay.pwdliu': 'La contraseña debe tener al menos 6 caracteres',
  'login.psw6': 'Introduzca su contraseña, de al menos 6 caracteres',
};

export default spa;
