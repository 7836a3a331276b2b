package main

// constant makes a call with a fixed answer.
func constant(data any) func(Request) (any, error) {
	return func(Request) (any, error) { return data, nil }
}

func checkToken(request Request) (any, error) {
	token := request.parameters[0]
	found, account, err := findToken(token)
	if err != nil {
		return nil, err
	}
	return object{"type": found.purpose, "target": found.key.kind, "memberid": account.id, "token": token}, nil
}

func personal(purpose string, more object) func(Request) (any, error) {
	return func(request Request) (any, error) {
		found, account, err := findToken(request.parameters[0], purpose)
		if err != nil {
			return nil, err
		}
		data := object{"personal": object{"firstname": account.name, "email": found.key.email}}
		for name, value := range more {
			data[name] = value
		}
		return data, nil
	}
}

func register(request Request) (any, error) {
	email, err := request.email()
	first, _ := request.text("firstname")
	last, _ := request.text("lastname")
	if err == nil && (first == "" || last == "" || request.body["agreeTC"] != true) {
		err = Refusal{422, "Please fill in your name and agree to the terms."}
	}
	if err != nil {
		return nil, err
	}
	key := Key{"member", email}
	if accounts[key] == nil {
		accounts[key] = &Account{len(accounts) + 1, first, nobody}
	}
	sendLink(key, "registration")
	return object{}, nil
}

func redeem(request Request) (any, error) {
	email, err := request.email()
	if err == nil && !vouchers[request.parameters[0]] {
		err = Refusal{422, "This is an invalid voucher. Please check the code."}
	}
	if err != nil {
		return nil, err
	}
	if accounts[Key{"member", email}] == nil {
		return object{"action": "errormembersonly"}, nil
	}
	delete(vouchers, request.parameters[0])
	return object{"action": "success"}, nil
}

var configuration = object{
	"version":           "1.0.0",
	"systempreferences": object{"branding": object{"appname": "Example"}},
	"members":           object{"defaultregistration": true, "campaignsignup": false, "groupsignup": false},
}

// calls has the calls by method and path.
var calls = []struct {
	method, path string
	make         func(Request) (any, error)
}{
	{"GET", "settings/config", constant(configuration)},
	{"GET", "settings/config/short", constant(object{"systempreferences": object{"ssoproviders": []string{}}})},
	{"GET", "settings/products", constant([]object{{"id": 1, "title": "One"}})},
	{"GET", "i18n/messages/(login|admin|member)/([a-z]{2})", constant(object{"translations": object{}})},
	{"GET", "(campaigns|groups)/([^/]+)/registration/data", constant(object{"config": object{}})},
	{"GET", "auth/sso/([^/]+)", constant(nil)},
	{"POST", "login", probe},
	{"POST", "login/(user|member)", signIn},
	{"POST", "members/portallogin", mailLink("portalaccess", "member")},
	{"POST", "login/forgotpw", mailLink("forgotpw", "user", "member")},
	{"POST", "login/user/forgotpw", mailLink("forgotpw", "user")},
	{"POST", "login/member/forgotpw", mailLink("forgotpw", "member")},
	{"POST", "members/personaldata", mailLink("pdaccess", "member")},
	{"POST", "members/personalreports", mailLink("personalreports", "member")},
	{"POST", "login/resetpw", setPassword("user", "member")},
	{"POST", "login/user/resetpw", setPassword("user")},
	{"POST", "login/member/resetpw", setPassword("member")},
	{"POST", "members/registration", register},
	{"POST", "vouchers/([^/]+)/info", redeem},
	{"GET", "token/([^/]+)", checkToken},
	{"GET", "members/personaldata/([^/]+)", personal("pdaccess", object{"extra": object{}, "survey": []object{}})},
	{"GET", "members/personalreports/([^/]+)", personal("personalreports", object{"reports": []object{}})},
}
