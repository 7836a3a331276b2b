package main

import "regexp"

// constant makes a call with a fixed answer.
func constant(data any) func(Request) (any, error) {
	return func(Request) (any, error) { return data, nil }
}

var configuration = object{
	"version":           "1.0.0",
	"systempreferences": object{"branding": object{"appname": "Example"}},
	"members":           object{"defaultregistration": true, "campaignsignup": false, "groupsignup": false},
}

// A Call has a method, the pattern of its path, and what it does.
type Call struct {
	method  string
	pattern *regexp.Regexp
	make    func(Request) (any, error)
}

func route(method, path string, make func(Request) (any, error)) Call {
	return Call{method, regexp.MustCompile("^/api/v1/" + path + "$"), make}
}

var calls = []Call{
	route("GET", "settings/config", constant(configuration)),
	route("GET", "settings/config/short", constant(object{"systempreferences": object{"ssoproviders": []string{}}})),
	route("GET", "settings/products", constant([]object{{"id": 1, "title": "One"}})),
	route("GET", "i18n/messages/(login|admin|member)/([a-z]{2})", constant(object{"translations": object{}})),
	route("GET", "(campaigns|groups)/([^/]+)/registration/data", constant(object{"config": object{}})),
	route("GET", "auth/sso/([^/]+)", constant(nil)),
	route("POST", "login", probe),
	route("POST", "login/user", signIn("user", "admin")),
	route("POST", "login/member", signIn("member", "portal")),
	route("POST", "members/portallogin", mailLink("portalaccess", "member")),
	route("POST", "login/forgotpw", mailLink("forgotpw", "user", "member")),
	route("POST", "login/user/forgotpw", mailLink("forgotpw", "user")),
	route("POST", "login/member/forgotpw", mailLink("forgotpw", "member")),
	route("POST", "members/personaldata", mailLink("pdaccess", "member")),
	route("POST", "members/personalreports", mailLink("personalreports", "member")),
	route("POST", "login/resetpw", setPassword("user", "member")),
	route("POST", "login/user/resetpw", setPassword("user")),
	route("POST", "login/member/resetpw", setPassword("member")),
	route("POST", "members/registration", register),
	route("POST", "vouchers/([^/]+)/info", redeem),
	route("GET", "token/([^/]+)", checkToken),
	route("GET", "members/personaldata/([^/]+)", personalData),
	route("GET", "members/personalreports/([^/]+)", personalReports),
}
